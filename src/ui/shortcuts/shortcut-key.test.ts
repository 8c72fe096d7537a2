import { expect, it } from "vitest";
import { shortcutKey } from "./shortcut-key.ts";

const press = (key: string, over: Partial<Parameters<typeof shortcutKey>[0]> = {}) =>
  shortcutKey({
    key,
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    isComposing: false,
    keyCode: 0,
    ...over,
  });

it.each([
  ["j", {}, "j"],
  ["J", {}, "j"],
  ["/", {}, "/"],
  ["/", { shiftKey: true }, "/"],
  ["?", { shiftKey: true }, "?"],
])("takes %s with %o", (key, over, expected) => {
  expect(press(key, over)).toBe(expected);
});

it.each([
  ["J", { shiftKey: true }],
  ["r", { ctrlKey: true }],
  ["r", { metaKey: true }],
  ["r", { altKey: true }],
  ["a", { isComposing: true }],
  ["a", { keyCode: 229 }],
  ["Process", {}],
  ["Enter", {}],
  [" ", {}],
])("leaves %s with %o to the browser", (key, over) => {
  expect(press(key, over)).toBeUndefined();
});
