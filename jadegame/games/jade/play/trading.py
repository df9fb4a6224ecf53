"""What trades with the display and with the heap do."""

from __future__ import annotations

from jadegame.core.calculation import Calculation
from jadegame.core.language import _
from jadegame.core.trace import Trace
from jadegame.games.jade.components import ARTEFACT_KINDS, PAID_TRADE_COST
from jadegame.games.jade.notation import artefacts_of
from jadegame.games.jade.play.turns import finish_turn
from jadegame.games.jade.settings import Settings
from jadegame.games.jade.state import NOTHING, JadeState, Phase
from jadegame.games.jade.words import artefact_words


def mix_into_heap(settings: Settings, state: JadeState, trace: Trace | None) -> None:
    """Put what was set aside in a paid trade back into the heap."""
    assert state.heap is not None
    for kind in state.aside:
        state.heap[kind] += 1
    state.heap_size += len(state.aside)
    state.aside = ()
    _after_trade(settings, state, trace)


def trade_free(settings: Settings, state: JadeState, details: int, trace: Trace | None) -> None:
    """Exchange an artefact tile for a face-up one."""
    give, take = divmod(details, ARTEFACT_KINDS)
    seat = state.seat
    hand = state.hands[seat]
    assert hand is not None
    hand[give] -= 1
    hand[take] += 1
    slot = state.display.index(take)
    state.display = (*state.display[:slot], give, *state.display[slot + 1 :])
    state.traded_free = True
    if trace is not None:
        text = _("{name} gives {give} and takes {take} from the display.")
        trace.event(
            text.format(
                name=trace.names[seat], give=artefact_words([give]), take=artefact_words([take])
            ),
            "jade.trade.when",
            "jade.trade.free",
            marks=(f"display:{slot}",),
        )
    _after_trade(settings, state, trace)


def _after_trade(settings: Settings, state: JadeState, trace: Trace | None) -> None:
    if settings.trades_both and not (state.traded_free and state.traded_paid):
        state.phase = Phase.ACT
    else:
        finish_turn(settings, state, trace)


def trade_paid(settings: Settings, state: JadeState, details: int, trace: Trace | None) -> None:
    """Pay, put one or two artefact tiles away, and draw as many."""
    kinds = _put_aside(state, details)
    if trace is not None:
        seat = state.seat
        name = trace.names[seat]
        trace.event(
            _("{name} puts {tiles} away.").format(name=name, tiles=artefact_words(kinds)),
            "jade.trade.paid",
            "jade.trade.discard_first",
            seats=(seat,),
            otherwise=_("{name} puts {n} artefact tiles away.").format(name=name, n=len(kinds)),
        )
    _pay_for_trade(state, len(kinds), trace)


def _put_aside(state: JadeState, details: int) -> tuple[int, ...]:
    """Move artefact tiles from the hand to those that wait to be mixed into the heap."""
    kinds = artefacts_of(details)
    hand = state.hands[state.seat]
    assert hand is not None
    for kind in kinds:
        hand[kind] -= 1
    state.aside = kinds
    return kinds


def trade_draw(settings: Settings, state: JadeState, details: int, trace: Trace | None) -> None:
    """Pay and draw artefact tiles; as many go back afterwards."""
    state.aside = (NOTHING,) * details
    _pay_for_trade(state, details, trace)


def _pay_for_trade(state: JadeState, count: int, trace: Trace | None) -> None:
    seat = state.seat
    state.gold[seat] -= PAID_TRADE_COST
    state.traded_paid = True
    state.due = (seat,) * count
    state.phase = Phase.ARTEFACT
    if trace is not None:
        text = _("{name} pays {gold} gold to draw {n} artefact tiles from the heap.")
        trace.event(
            text.format(name=trace.names[seat], gold=PAID_TRADE_COST, n=count),
            "jade.trade.when",
            "jade.trade.paid",
            calculation=Calculation(
                _("Cost of a paid trade"), PAID_TRADE_COST, unit=_("gold"), clause="jade.trade.paid"
            ),
        )


def return_artefacts(
    settings: Settings, state: JadeState, details: int, trace: Trace | None
) -> None:
    """Put artefact tiles back after drawing first."""
    kinds = _put_aside(state, details)
    if trace is not None:
        seat = state.seat
        name = trace.names[seat]
        trace.event(
            _("{name} returns {tiles} to the heap.").format(name=name, tiles=artefact_words(kinds)),
            "jade.trade.draw_first",
            seats=(seat,),
            otherwise=_("{name} returns {n} artefact tiles to the heap.").format(
                name=name, n=len(kinds)
            ),
        )
    mix_into_heap(settings, state, trace)
