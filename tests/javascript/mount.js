import {FakeModel} from "./fake_model.js";
import {ListenerLedger} from "./listener_ledger.js";

/**
 * Show a widget module in the page as a notebook host does.
 * @param {string} module the module's address
 * @param {string | null} style the style sheet's address
 * @param {Record<string, unknown>} traits what Python would have set
 */
export async function mount(module, style, traits) {
  if (style) await addStyle(style);
  const ledger = new ListenerLedger();
  const exported = (await import(module)).default;
  const widget = typeof exported === "function" ? await exported() : exported;
  ledger.install();

  const el = /** @type {HTMLElement} */ (document.querySelector("#widget"));
  const model = new FakeModel(traits);
  const experimental = {invoke: () => Promise.reject(new Error("there is no Python here"))};
  const controller = new AbortController();
  const {signal} = controller;
  const endModel = await widget.initialize?.({model, experimental, signal});
  const endView = await widget.render({model, el, experimental, signal});

  return {
    model,
    listeners: () => [...model.listeners().map((name) => `model: ${name}`), ...ledger.lines()],
    async unmount() {
      controller.abort();
      for (const end of [endView, endModel]) if (typeof end === "function") await end();
      el.replaceChildren();
    },
  };
}

/** @param {string} address */
async function addStyle(address) {
  const sheet = new CSSStyleSheet();
  await sheet.replace(await (await fetch(address)).text());
  document.adoptedStyleSheets.push(sheet);
}
