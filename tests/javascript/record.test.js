import assert from "node:assert/strict";
import {test} from "node:test";

import {CalculationTable} from "../../jadegame/widgets/static/calculation.js";
import {boardText, decision, inflated, placesOf, restored, unpacked} from "../../jadegame/widgets/static/record.js";

test("a record is found again in its short text", async () => {
  const {deflateSync} = await import("node:zlib");
  const record = {game: "jade", names: ["Зоя ●"]};
  const packed = deflateSync(JSON.stringify(record)).toString("base64");
  assert.deepEqual(await inflated(packed), record);
});

test("a text is made of an older one, or whole", () => {
  assert.equal(restored("seven gold coins here", [11, 5, "bars"]), "seven gold bars here");
  assert.equal(restored("anything", "new"), "new");
  assert.equal(restored("abc", [3, 0, "d"]), "abcd");
  assert.equal(restored("abc", [0, 3, "d"]), "dabc");
  assert.equal(restored("abc", [0, 0, ""]), "");
});

test("frames share what did not change", () => {
  const frames = unpacked([
    {order: ["a", "b"], texts: {a: "A", b: "B", "@title": "first"}},
    {order: null, texts: {b: "B2"}},
    {order: ["b"], texts: {}},
  ]);
  assert.deepEqual(frames.map(({order}) => order), [["a", "b"], ["a", "b"], ["b"]]);
  assert.deepEqual(frames[1].texts, {a: "A", b: "B2", "@title": "first"});
  assert.equal(frames[0].texts.b, "B");
});

test("places are read from a frame, and those that are gone are not", () => {
  const places = placesOf({order: [], texts: {"#cell:a1": "1 2.5 3 4", "#gone": "", "#path": "0 0 9 9 M0 0h9", "@title": "t"}});
  assert.deepEqual(Object.keys(places), ["cell:a1", "path"]);
  assert.equal(places["cell:a1"].y, 2.5);
  assert.equal(places.path.outline, "M0 0h9");
});

test("the board as text is put together line by line", () => {
  assert.equal(boardText({"@line 0": "a b", "@line 1": "", "@line 2": "c", "@title": "t"}), "a b\n\nc");
});

test("decisions are found in both directions", () => {
  const steps = [-1, -1, 0, -1, 1].map((seat) => ({seat}));
  assert.equal(decision(steps, 0, 1), 2);
  assert.equal(decision(steps, 2, 1), 4);
  assert.equal(decision(steps, 4, 1), 5);
  assert.equal(decision(steps, 5, 1), 5);
  assert.equal(decision(steps, 4, -1), 2);
  assert.equal(decision(steps, 2, -1), 0);
  assert.equal(decision(steps, 0, -1), 0);
});

const TABLE = new CalculationTable({
  strings: ["", "Total", "10", "7 + 3", "Tiles", "7", "Statues", "3", "clause", "cell:a1", "cell:b1", "noted"],
  nodes: [
    [4, 1, 5, 0, [], 8, [9, 10], 0],
    [6, 0, 7, 0, [], 0, [9], 11],
    [1, 1, 2, 3, [0, 1], 0, [], 0],
  ],
});

test("a calculation is read from its table", () => {
  assert.deepEqual(TABLE.node(1), {
    index: 1,
    label: "Statues",
    known: false,
    amount: "3",
    equation: "",
    parts: [],
    clause: "",
    marks: ["cell:a1"],
    remark: "noted",
  });
});

test("a walk comes to every part before what is computed from it", () => {
  assert.deepEqual(TABLE.walk(2), [[0], [1], []]);
  assert.equal(TABLE.at(2, [1]).label, "Statues");
});

test("a number without marks of its own has those of its parts, once each", () => {
  assert.deepEqual(TABLE.marks(2), ["cell:a1", "cell:b1"]);
  assert.deepEqual(TABLE.marks(1), ["cell:a1"]);
});
