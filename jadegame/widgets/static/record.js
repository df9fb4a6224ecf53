/**
 * @typedef {object} Frame
 * @property {string[]} order the keys of the parts in paint order
 * @property {Record<string, string>} texts markup by key; `@` words, `#` places
 */

/**
 * A record from the short text that Python made of it.
 * @param {string} packed
 * @returns {Promise<import("./types.js").RecordData>}
 */
export async function inflated(packed) {
  const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return JSON.parse(await new Response(stream).text());
}

/**
 * Make a text from an older one.
 * @param {string | undefined} old
 * @param {string | [number, number, string]} delta
 */
export function restored(old, delta) {
  if (typeof delta === "string") return delta;
  const [start, end, between] = delta;
  const before = old ?? "";
  return before.slice(0, start) + between + before.slice(before.length - end);
}

/**
 * All frames of a record, each sharing the texts that did not change.
 * @param {{order: string[] | null, texts: Record<string, string | [number, number, string]>}[]} changes
 * @returns {Frame[]}
 */
export function unpacked(changes) {
  /** @type {Frame} */
  let frame = {order: [], texts: {}};
  return changes.map(({order, texts}) => {
    const next = {...frame.texts};
    for (const [key, delta] of Object.entries(texts)) next[key] = restored(next[key], delta);
    frame = {order: order ?? frame.order, texts: next};
    return frame;
  });
}

/**
 * The places that calculations and events can point at in a frame.
 * @param {Frame} frame
 */
export function placesOf(frame) {
  return Object.fromEntries(
    Object.entries(frame.texts)
      .filter(([key, text]) => key.startsWith("#") && text)
      .map(([key, text]) => {
        const [x, y, width, height, ...rest] = text.split(" ");
        const box = {x: Number(x), y: Number(y), width: Number(width), height: Number(height)};
        return [key.slice(1), {...box, label: "", outline: rest.join(" "), row: -1, column: -1}];
      }),
  );
}

/**
 * The board as text, line by line.
 * @param {Record<string, string>} texts
 */
export function boardText(texts) {
  const lines = [];
  while (`@line ${lines.length}` in texts) lines.push(texts[`@line ${lines.length}`]);
  return lines.join("\n");
}

/**
 * The position before the next, or the previous, decision of a player.
 * @param {{seat: number}[]} steps
 * @param {number} cursor
 * @param {number} direction
 */
export function decision(steps, cursor, direction) {
  let found = cursor + direction;
  while (found > 0 && found < steps.length && steps[found].seat < 0) found += direction;
  return Math.max(0, Math.min(found, steps.length));
}
