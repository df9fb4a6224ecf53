import assert from "node:assert/strict";
import {test} from "node:test";

import {FakeModel} from "./fake_model.js";

test("a trait set by the widget is announced, and saved on request", () => {
  const model = new FakeModel({cursor: 1});
  const heard = [];
  model.on("change:cursor", (_, value) => heard.push(value));

  model.set("cursor", 2);
  model.set("cursor", 2);
  model.save_changes();
  model.save_changes();

  assert.equal(model.get("cursor"), 2);
  assert.deepEqual(heard, [2]);
  assert.deepEqual(model.saved, [{cursor: 2}]);
});

test("traits changed by Python are all set before anyone hears of them", () => {
  const model = new FakeModel({view: "a", log: "b"});
  const heard = [];
  model.on("change:view change:log", () => heard.push([model.get("view"), model.get("log")]));

  model.update({view: "c", log: "d"});
  model.save_changes();

  assert.deepEqual(heard, [["c", "d"], ["c", "d"]]);
  assert.deepEqual(model.saved, []);
});

test("messages go both ways", () => {
  const model = new FakeModel();
  const heard = [];
  const message = {kind: "act", seq: 1};
  model.on("msg:custom", (content) => heard.push(content));

  model.send(message);
  message.seq = 2;
  model.receive({ack: 1});

  assert.deepEqual(model.sent, [{kind: "act", seq: 1}]);
  assert.deepEqual(heard, [{ack: 1}]);
});

test("listeners are counted and taken away one by one, by name, or all", () => {
  const model = new FakeModel();
  const first = () => {};
  const second = () => {};
  model.on("change:view", first);
  model.on("change:view", second);
  model.on("msg:custom", first);
  model.on("change:log", first);

  model.off("change:view", first);
  assert.deepEqual(model.listeners(), ["change:view", "msg:custom", "change:log"]);
  model.off("msg:custom");
  assert.deepEqual(model.listeners(), ["change:view", "change:log"]);
  model.off(null, second);
  assert.deepEqual(model.listeners(), ["change:log"]);
  model.off();
  assert.deepEqual(model.listeners(), []);
});
