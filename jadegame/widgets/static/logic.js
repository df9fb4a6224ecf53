/**
 * What the widgets think, apart from the page: keys, places, choices, changes. Nothing here
 * touches the DOM.
 */

/** @typedef {import("./types.js").SpotData} Spot */
/** @typedef {import("./types.js").OptionData} Option */

/**
 * Put values into the braces of a text.
 * @param {string} text
 * @param {Record<string, unknown>} [values]
 */
export function fill(text, values = {}) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

/**
 * The letter of a key, whatever the keyboard's alphabet: `r` for the key that has R in English.
 * @param {{key: string, code?: string}} event
 */
export function letter(event) {
  const known = /^Key([A-Z])$/.exec(event.code ?? "");
  if (event.key.length === 1 && event.key > "\x7f" && known) return known[1].toLowerCase();
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

/**
 * Whether a key belongs to the notebook even while the widget has the focus.
 * @param {{key: string, altKey: boolean, ctrlKey: boolean, metaKey: boolean, shiftKey: boolean}} event
 */
export function passesThrough(event) {
  const command = event.ctrlKey || event.metaKey;
  if (event.altKey || /^F\d+$/.test(event.key)) return true;
  if (event.key === "Enter") return event.shiftKey || command;
  return command && !["z", "y", "Home", "End", "c", "a"].includes(letter(event));
}

const PLAIN = {
  n: "next-place",
  PageDown: "next-place",
  p: "previous-place",
  PageUp: "previous-place",
  r: "turn",
  e: "explore",
  u: "undo",
  s: "read-scores",
  l: "read-last",
  "?": "help",
  Escape: "back",
};
const SHIFTED = {...PLAIN, r: "turn-back", u: "redo"};

/**
 * What a key asks the play widget for, or null.
 * @param {{key: string, code?: string, ctrlKey: boolean, metaKey: boolean, shiftKey: boolean}} event
 */
export function playCommand(event) {
  const key = letter(event);
  if (event.ctrlKey || event.metaKey) {
    if (key === "z") return event.shiftKey ? "redo" : "undo";
    return key === "y" ? "redo" : null;
  }
  if (/^[1-9]$/.test(key)) return `choose-${key}`;
  return (event.shiftKey ? SHIFTED : PLAIN)[key] ?? null;
}

const RECORD = {
  ArrowLeft: "previous",
  ArrowRight: "next",
  Home: "first",
  End: "last",
  PageUp: "decision-previous",
  PageDown: "decision-next",
  " ": "run",
  s: "read-scores",
  l: "read-last",
  "?": "help",
  Escape: "back",
};

/**
 * What a key asks the replay and the inspector for, or null.
 * @param {{key: string, code?: string, ctrlKey: boolean, metaKey: boolean}} event
 */
export function recordCommand(event) {
  return event.ctrlKey || event.metaKey ? null : RECORD[letter(event)] ?? null;
}

/**
 * The places of the keyboard grid, row by row.
 * @param {Record<string, Spot>} spots
 * @returns {string[][]}
 */
export function gridRows(spots) {
  const rows = new Map();
  for (const [key, {row, column}] of Object.entries(spots)) {
    if (row < 0) continue;
    if (!rows.has(row)) rows.set(row, []);
    rows.get(row).push([column, key]);
  }
  return [...rows.keys()]
    .sort((a, b) => a - b)
    .map((row) => rows.get(row).sort((a, b) => a[0] - b[0]).map(([, key]) => key));
}

const DIRECTIONS = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};

/**
 * The nearest place in the direction of an arrow key; what lies straight ahead counts as nearer.
 * @param {Record<string, Spot>} spots
 * @param {string} from
 * @param {string} arrow
 * @param {string[]} allowed
 * @returns {string | null}
 */
export function nearest(spots, from, arrow, allowed) {
  const [across, down] = DIRECTIONS[arrow];
  const start = middle(spots[from]);
  let best = null;
  let least = Infinity;
  for (const key of allowed) {
    if (key === from) continue;
    const {x, y} = middle(spots[key]);
    const ahead = (x - start.x) * across + (y - start.y) * down;
    const aside = Math.abs((x - start.x) * down) + Math.abs((y - start.y) * across);
    const distance = ahead + 2 * aside;
    if (ahead > 1 && ahead * 3 > aside && distance < least) {
      best = key;
      least = distance;
    }
  }
  return best;
}

/** @param {Spot} spot */
export function middle({x, y, width, height}) {
  return {x: x + width / 2, y: y + height / 2};
}

/**
 * The next entry of a list, beginning again after the last; the first one when there is none yet.
 * @template T
 * @param {T[]} list
 * @param {T | null} current
 * @param {number} step
 * @returns {T | null}
 */
export function following(list, current, step) {
  if (list.length === 0) return null;
  const index = current === null ? -1 : list.indexOf(current);
  if (index < 0) return step > 0 ? list[0] : list[list.length - 1];
  return list[(index + step + list.length) % list.length];
}

/**
 * How the options can be chosen: places on the board, things to take up first, and the rest.
 * @param {Option[]} options
 * @param {Record<string, Spot>} spots
 * @param {string} taken the source that is taken up, or ""
 */
export function sorted(options, spots, taken) {
  const onBoard = (option) => (spots[option.target]?.row ?? -1) >= 0;
  const sources = [...new Set(options.filter(onBoard).map(({source}) => source).filter(Boolean))];
  const held = sources.includes(taken) ? taken : sources.length === 1 ? sources[0] : "";
  /** @type {Map<string, Option[]>} */
  const targets = new Map();
  /** @type {Map<string, Option[]>} */
  const groups = new Map();
  for (const option of options) {
    const visible = option.target in spots;
    if (visible && (!held || !onBoard(option) || option.source === held)) {
      push(targets, option.target, option);
    }
    if (!onBoard(option)) push(groups, option.group, option);
  }
  return {targets, sources, held, groups};
}

/**
 * @template K, V
 * @param {Map<K, V[]>} lists
 * @param {K} key
 * @param {V} value
 */
function push(lists, key, value) {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/**
 * The moment that follows from an older one and what changed.
 * @param {any} old
 * @param {any} change
 */
export function changedMoment(old, change) {
  const {picture, log, from: _from, ...plain} = change;
  return {
    ...old,
    ...plain,
    picture: changedPicture(old.picture, picture),
    log: [...old.log.slice(0, log.keep), ...log.add],
  };
}

/**
 * @param {any} old
 * @param {any} change
 */
export function changedPicture(old, change) {
  const {parts, spots, definitions, parts_order, spots_order, ...plain} = change;
  return {
    ...old,
    ...plain,
    definitions: {...old.definitions, ...definitions},
    parts: ordered({...old.parts, ...parts}, parts_order),
    spots: ordered({...old.spots, ...spots}, spots_order),
  };
}

/**
 * @param {Record<string, unknown>} mapping
 * @param {string[] | undefined} order
 */
function ordered(mapping, order) {
  return order ? Object.fromEntries(order.map((key) => [key, mapping[key]])) : mapping;
}

/** Kept around the board where it is shown alone: letters and numbers stand left and above. */
const BEFORE = 34;
const AFTER = 8;

/**
 * The box around the keyboard grid with a margin, inside the picture.
 * @param {Record<string, Spot>} spots
 * @param {number} width
 * @param {number} height
 */
export function boardBox(spots, width, height) {
  const cells = Object.values(spots).filter(({row}) => row >= 0);
  if (cells.length === 0) return {x: 0, y: 0, width, height};
  const left = Math.max(0, Math.min(...cells.map(({x}) => x)) - BEFORE);
  const top = Math.max(0, Math.min(...cells.map(({y}) => y)) - BEFORE);
  const right = Math.min(width, Math.max(...cells.map((spot) => spot.x + spot.width)) + AFTER);
  const bottom = Math.min(height, Math.max(...cells.map((spot) => spot.y + spot.height)) + AFTER);
  return {x: left, y: top, width: right - left, height: bottom - top};
}

/**
 * The outline of a spot: its own shape, or its box with round corners, a little inside.
 * @param {Spot} spot
 * @param {number} inset
 */
export function outline(spot, inset) {
  if (spot.outline) return spot.outline;
  const by = Math.min(inset, spot.width / 8, spot.height / 8);
  const x = spot.x + by;
  const y = spot.y + by;
  const width = spot.width - 2 * by - 6;
  const height = spot.height - 2 * by - 6;
  return (
    `M${x + 3} ${y}h${width}q3 0 3 3v${height}q0 3-3 3h${-width}q-3 0-3-3v${-height}q0-3 3-3z`
  );
}

/**
 * The corners of a box, drawn as brackets.
 * @param {Spot} spot
 */
export function brackets(spot) {
  const reach = 2.5;
  const arm = Math.min(12, spot.width / 3, spot.height / 3);
  const sides = [
    [spot.x - reach, 1],
    [spot.x + spot.width + reach, -1],
  ];
  const ends = [
    [spot.y - reach, 1],
    [spot.y + spot.height + reach, -1],
  ];
  return sides
    .flatMap(([x, along]) =>
      ends.map(
        ([y, down]) =>
          `M${x} ${y + down * arm}V${y + down * 4}Q${x} ${y} ${x + along * 4} ${y}H${x + along * arm}`,
      ),
    )
    .join("");
}

/**
 * The numbers of counted things: each kind counts by itself, and every second kind is light.
 * @param {string[]} keys
 * @returns {{key: string, number: number, light: boolean}[]}
 */
export function numbered(keys) {
  /** @type {Map<string, number>} */
  const kinds = new Map();
  return keys.map((key) => {
    const kind = key.split(":")[0];
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    return {
      key,
      number: kinds.get(kind) ?? 0,
      light: [...kinds.keys()].indexOf(kind) % 2 === 1,
    };
  });
}
