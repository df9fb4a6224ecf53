import assert from "node:assert/strict";
import {test} from "node:test";

import {
  boardBox,
  brackets,
  changedMoment,
  fill,
  following,
  gridRows,
  letter,
  nearest,
  numbered,
  outline,
  passesThrough,
  playCommand,
  recordCommand,
  sorted,
} from "../../jadegame/widgets/static/logic.js";

const NO_KEYS = {altKey: false, ctrlKey: false, metaKey: false, shiftKey: false};

/** A press of a key, such as `press("u", "shift")`. */
function press(key, ...held) {
  const event = {...NO_KEYS, key, code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : ""};
  for (const one of held) event[`${one}Key`] = true;
  return event;
}

/** Spots of a board three wide, 10 units each, by names such as `b2`. */
function board() {
  const spots = {pile: spot(100, 0, -1, -1)};
  for (const row of [0, 1, 2]) {
    for (const column of [0, 1, 2]) {
      spots[`${"abc"[column]}${row + 1}`] = spot(column * 10, row * 10, row, column);
    }
  }
  return spots;
}

function spot(x, y, row, column) {
  return {x, y, width: 10, height: 10, label: "", outline: "", row, column, empty: true};
}

function option(action, target, source = "", group = "") {
  return {action, label: action, clause: "", group, target, source, outcome: ""};
}

test("values are put into texts, and what is not known stays", () => {
  assert.equal(fill("{name} has {count}", {name: "Ana", count: 0}), "Ana has 0");
  assert.equal(fill("{name}"), "{name}");
});

test("keys that belong to the notebook are let through", () => {
  const through = [
    press("Enter", "shift"),
    press("Enter", "ctrl"),
    press("s", "ctrl"),
    press("s", "meta"),
    press("a", "alt"),
    press("F5"),
  ];
  for (const event of through) assert.equal(passesThrough(event), true, event.key);
  const kept = [press("Enter"), press("s"), press("x"), press("ArrowDown"), press("z", "ctrl")];
  for (const event of kept) assert.equal(passesThrough(event), false, event.key);
});

test("every key of the play widget has its command", () => {
  const commands = {
    n: "next-place",
    PageUp: "previous-place",
    r: "turn",
    e: "explore",
    u: "undo",
    s: "read-scores",
    l: "read-last",
    "?": "help",
    Escape: "back",
    7: "choose-7",
  };
  for (const [key, command] of Object.entries(commands)) assert.equal(playCommand(press(key)), command);
  assert.equal(playCommand(press("R", "shift")), "turn-back");
  assert.equal(playCommand(press("U", "shift")), "redo");
  assert.equal(playCommand(press("z", "ctrl")), "undo");
  assert.equal(playCommand(press("z", "meta", "shift")), "redo");
  assert.equal(playCommand(press("x")), null);
  assert.equal(playCommand(press("0")), null);
  assert.equal(playCommand(press("n", "ctrl")), null);
});

test("keys of another alphabet count by their place", () => {
  assert.equal(letter({key: "к", code: "KeyR"}), "r");
  assert.equal(playCommand({...NO_KEYS, key: "К", code: "KeyR", shiftKey: true}), "turn-back");
});

test("every key of the replay has its command", () => {
  const commands = {
    ArrowLeft: "previous",
    ArrowRight: "next",
    Home: "first",
    End: "last",
    PageDown: "decision-next",
    " ": "run",
    x: null,
  };
  for (const [key, command] of Object.entries(commands)) assert.equal(recordCommand(press(key)), command);
  assert.equal(recordCommand(press("ArrowLeft", "ctrl")), null);
});

test("the grid is told row by row, without what lies beside the board", () => {
  assert.deepEqual(gridRows(board()), [
    ["a1", "b1", "c1"],
    ["a2", "b2", "c2"],
    ["a3", "b3", "c3"],
  ]);
});

test("an arrow goes to the nearest allowed place in its direction", () => {
  const spots = board();
  const all = Object.keys(spots).filter((key) => key !== "pile");
  assert.equal(nearest(spots, "b2", "ArrowUp", all), "b1");
  assert.equal(nearest(spots, "b2", "ArrowRight", all), "c2");
  assert.equal(nearest(spots, "a1", "ArrowLeft", all), null);
  assert.equal(nearest(spots, "a1", "ArrowDown", ["c3", "b3"]), "b3");
  assert.equal(nearest(spots, "a2", "ArrowRight", ["c1", "c2"]), "c2");
});

test("every place of a whole board can be reached by arrows", () => {
  const spots = board();
  const allowed = Object.keys(spots).filter((key) => key !== "pile");
  const seen = new Set(["a1"]);
  const waiting = ["a1"];
  while (waiting.length > 0) {
    const from = waiting.pop();
    for (const arrow of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
      const next = nearest(spots, from, arrow, allowed);
      if (next && !seen.has(next)) {
        seen.add(next);
        waiting.push(next);
      }
    }
  }
  assert.deepEqual([...seen].sort(), [...allowed].sort());
});

test("the next of a list begins again after the last", () => {
  assert.equal(following(["a", "b"], "b", 1), "a");
  assert.equal(following(["a", "b"], "a", -1), "b");
  assert.equal(following(["a", "b"], null, 1), "a");
  assert.equal(following(["a", "b"], "x", -1), "b");
  assert.equal(following([], null, 1), null);
});

test("options are sorted into places, things to take up, and groups of buttons", () => {
  const options = [
    option("pass", ""),
    option("place 1", "a1", "hand"),
    option("place 2", "a1", "kept"),
    option("place 3", "b1", "kept"),
    option("draw", "pile", "", "Draw"),
    option("far", "nowhere", "", "Far"),
  ];
  const free = sorted(options, board(), "");
  assert.deepEqual(free.sources, ["hand", "kept"]);
  assert.equal(free.held, "");
  assert.deepEqual([...free.targets.keys()], ["a1", "b1", "pile"]);
  assert.equal(free.targets.get("a1").length, 2);
  assert.deepEqual([...free.groups.keys()], ["", "Draw", "Far"]);

  const held = sorted(options, board(), "hand");
  assert.equal(held.held, "hand");
  assert.deepEqual([...held.targets.keys()], ["a1", "pile"]);
  assert.equal(held.targets.get("a1").length, 1);
});

test("a single thing to take up is taken up already", () => {
  assert.equal(sorted([option("place", "a1", "hand")], board(), "").held, "hand");
});

test("a change makes the next moment, and leaves the old one alone", () => {
  const old = {
    rev: 1,
    seat: 0,
    picture: {title: "a", definitions: {d: "1"}, parts: {a: "A", b: "B"}, spots: {a: 1}, ghosts: {g: "G"}},
    log: ["one", "two", "three"],
  };
  const before = structuredClone(old);
  const next = changedMoment(old, {
    from: 1,
    rev: 2,
    picture: {
      definitions: {e: "2"},
      parts: {c: "C", b: "B2"},
      parts_order: ["c", "b"],
      spots: {},
      ghosts: {},
    },
    log: {keep: 1, add: ["zwei"]},
  });
  assert.deepEqual(old, before);
  assert.deepEqual(next, {
    rev: 2,
    seat: 0,
    picture: {title: "a", definitions: {d: "1", e: "2"}, parts: {c: "C", b: "B2"}, spots: {a: 1}, ghosts: {}},
    log: ["one", "zwei"],
  });
  assert.deepEqual(Object.keys(next.picture.parts), ["c", "b"]);
});

test("the board alone is its grid with room for coordinates, inside the picture", () => {
  const spots = {a: spot(50, 60, 0, 0), b: spot(60, 60, 0, 1), pile: spot(300, 0, -1, -1)};
  assert.deepEqual(boardBox(spots, 400, 200), {x: 16, y: 26, width: 62, height: 52});
  assert.deepEqual(boardBox({}, 400, 200), {x: 0, y: 0, width: 400, height: 200});
});

test("an outline is the thing's own shape, or its box a little inside", () => {
  assert.equal(outline({...spot(0, 0, 0, 0), outline: "M1 1z"}, 3), "M1 1z");
  assert.match(outline({...spot(0, 0, 0, 0), width: 80, height: 80}, 3), /^M6 3h68q3 0 3 3v68/);
});

test("brackets stand outside all four corners", () => {
  const path = brackets({...spot(10, 20, 0, 0), width: 60, height: 60});
  assert.equal(path.match(/M/g).length, 4);
  assert.match(path, /^M7\.5 29\.5V21\.5Q7\.5 17\.5/);
});

test("each kind of counted things has numbers of its own", () => {
  assert.deepEqual(numbered(["head:a", "head:b", "coin:a"]), [
    {key: "head:a", number: 1, light: false},
    {key: "head:b", number: 2, light: false},
    {key: "coin:a", number: 1, light: true},
  ]);
});
