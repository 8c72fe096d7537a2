/**
 * Preloaded into a server (`--import clock-from.ts?MOMENT`) whose clock shall start at that moment and
 * run on from there: what happens at midnight need not be waited for.
 */
const aheadMs = Date.parse(new URL(import.meta.url).search.slice(1)) - Date.now();
if (Number.isNaN(aheadMs)) throw new Error("the clock needs a moment to start from");

globalThis.Date = new Proxy(Date, {
  construct: (target, given: ConstructorParameters<typeof Date>) =>
    given.length > 0 ? new target(...given) : new target(target.now() + aheadMs),
  get: (target, name) =>
    name === "now" ? () => target.now() + aheadMs : Reflect.get(target, name, target),
});

export {};
