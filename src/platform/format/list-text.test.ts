import { expect, it } from "vitest";
import { listText } from "./list-text.ts";

it.each([
  [["keys"], "keys", "keys"],
  [["keys", "cards"], "keys and cards", "keys y cards"],
  [["keys", "cards", "codes"], "keys, cards and codes", "keys, cards y codes"],
])("%j has no comma before its last item", (items, en, es) => {
  expect(listText(items, "en")).toBe(en);
  expect(listText(items, "es")).toBe(es);
});
