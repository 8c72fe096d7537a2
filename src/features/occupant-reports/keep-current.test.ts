import { expect, it } from "vitest";
import { keepCurrentScript } from "./keep-current.ts";

// What it does in a browser: `tests/journeys/signs.spec.ts`.
it("stands in the HTML of a page by itself, small and without an end of its own", () => {
  expect(keepCurrentScript).not.toMatch(/<\/script|<!--/i);
  expect(keepCurrentScript.length).toBeLessThan(3_000);
  const listeners: string[] = [];
  const element = () => ({
    hidden: true,
    querySelector: element,
    addEventListener: (name: string) => listeners.push(name),
  });
  let periodMs = 0;
  const setInterval = (_update: unknown, ms: number) => {
    periodMs = ms;
  };
  // Whatever else it refers to throws here, as it would in a browser.
  new Function("document", "setInterval", keepCurrentScript)(element(), setInterval);
  expect([periodMs, listeners]).toEqual([30_000, ["visibilitychange", "change"]]);
});

it("leaves a page alone that has nothing to keep current", () => {
  const document = { querySelector: () => null };
  expect(() => new Function("document", keepCurrentScript)(document)).not.toThrow();
});
