"""Contrast (WCAG 2), colour difference (CIEDE2000), colour vision deficiency (Machado 2009)."""

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Triple = tuple[float, float, float]

IDENTITY = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
PROTANOPIA = (
    (0.152286, 1.052583, -0.204868),
    (0.114503, 0.786281, 0.099216),
    (-0.003882, -0.048116, 1.051998),
)
DEUTERANOPIA = (
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)
TRITANOPIA = (
    (1.255528, -0.076749, -0.178779),
    (-0.078411, 0.930809, 0.147602),
    (0.004733, 0.691367, 0.303900),
)
EYES = (IDENTITY, PROTANOPIA, DEUTERANOPIA, TRITANOPIA)


def linear(colour: str) -> Triple:
    """Return linear red, green and blue of a hex colour."""
    digits = colour[1:]
    if len(digits) == 3:
        digits = "".join(digit * 2 for digit in digits)
    values = (int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4))
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)
    return red, green, blue


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colours."""
    lights = [
        0.2126 * red + 0.7152 * green + 0.0722 * blue
        for red, green, blue in map(linear, (one, other))
    ]
    return (max(lights) + 0.05) / (min(lights) + 0.05)


def seen(colour: str, eye: tuple[Triple, Triple, Triple]) -> Triple:
    """Return linear red, green and blue as an eye sees them."""
    source = linear(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(row[i] * source[i] for i in range(3)))) for row in eye
    )
    return red, green, blue


def lab(light: Triple) -> Triple:
    """Return CIE L*a*b* (D65) of linear red, green and blue."""
    red, green, blue = light
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    fx, fy, fz = (
        value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116
        for value in (x, y, z)
    )
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def difference(one: Triple, other: Triple) -> float:
    """Return CIEDE2000 between two L*a*b* colours."""
    l1, a1, b1 = one
    l2, a2, b2 = other
    mean_chroma = (hypot(a1, b1) + hypot(a2, b2)) / 2
    g = 0.5 * (1 - sqrt(mean_chroma**7 / (mean_chroma**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    delta_l, delta_c = l2 - l1, c2 - c1
    delta_h = 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    mean_l, mean_c = (l1 + l2) / 2, (c1 + c2) / 2
    mean_h = h1 + h2 if c1 * c2 == 0 else (h1 + turn / 2) % 360
    t = (
        1
        - 0.17 * cos(radians(mean_h - 30))
        + 0.24 * cos(radians(2 * mean_h))
        + 0.32 * cos(radians(3 * mean_h + 6))
        - 0.20 * cos(radians(4 * mean_h - 63))
    )
    s_l = 1 + 0.015 * (mean_l - 50) ** 2 / sqrt(20 + (mean_l - 50) ** 2)
    s_c, s_h = 1 + 0.045 * mean_c, 1 + 0.015 * mean_c * t
    rotation = (
        -2
        * sqrt(mean_c**7 / (mean_c**7 + 25**7))
        * sin(radians(60 * exp(-(((mean_h - 275) / 25) ** 2))))
    )
    l_term, c_term, h_term = delta_l / s_l, delta_c / s_c, delta_h / s_h
    return sqrt(l_term**2 + c_term**2 + h_term**2 + rotation * c_term * h_term)
