import assert from "node:assert/strict";
import {test} from "node:test";

import {ListenerLedger} from "./listener_ledger.js";

/** An owner of its own, so that the test leaves Node's EventTarget as it is. */
function ledgerWithTarget() {
  class Target extends EventTarget {}
  Target.prototype.addEventListener = EventTarget.prototype.addEventListener;
  Target.prototype.removeEventListener = EventTarget.prototype.removeEventListener;
  const ledger = new ListenerLedger();
  ledger.install(Target);
  return {ledger, target: new Target()};
}

test("a listener counts until it is removed", () => {
  const {ledger, target} = ledgerWithTarget();
  const listener = () => {};
  target.addEventListener("click", listener);
  target.addEventListener("click", listener);
  target.addEventListener("click", listener, {capture: true});
  assert.deepEqual(ledger.lines(), ["Target: click", "Target: click"]);

  target.removeEventListener("click", listener, true);
  target.removeEventListener("click", listener);
  assert.deepEqual(ledger.lines(), []);
});

test("a listener counts until its signal is aborted", () => {
  const {ledger, target} = ledgerWithTarget();
  const controller = new AbortController();
  target.addEventListener("click", () => {}, {signal: controller.signal});
  target.addEventListener("keydown", () => {}, {signal: controller.signal});
  assert.deepEqual(ledger.lines(), ["Target: click", "Target: keydown"]);

  controller.abort();
  target.addEventListener("click", () => {}, {signal: controller.signal});
  assert.deepEqual(ledger.lines(), []);
});

test("a listener for one event counts until the event", () => {
  const {ledger, target} = ledgerWithTarget();
  target.addEventListener("click", () => {}, {once: true});
  assert.deepEqual(ledger.lines(), ["Target: click"]);

  target.dispatchEvent(new Event("click"));
  assert.deepEqual(ledger.lines(), []);
});
