import { expect, it } from "vitest";
import { keepChangedStretches } from "./changed-stretch.ts";
import { changedFields } from "./field-changes.ts";

const long = "Words of a text. ".repeat(100);
const keep = (from: string, to: string) => {
  const { before, after } = keepChangedStretches(changedFields({ body: from }, { body: to }));
  return [before.body, after.body];
};

it("keeps what was changed far behind the beginning, with words around it", () => {
  const [from, to] = keep(`${long}Call us. ${long}`, `${long}Write to us. ${long}`);
  expect(from).toMatch(/^….{0,60}Call us\..{0,60}…$/);
  expect(to).toMatch(/^….{0,60}Write to us\..{0,60}…$/);
});

it("keeps what was added at the end, and what was taken away", () => {
  const [from, to] = keep(long, `${long}One more.`);
  expect(to).toMatch(/^….*One more\.$/);
  expect(from).not.toBe(to);
  expect(keep(`${long}One more.`, long)[0]).toMatch(/One more\.$/);
});

it("keeps the beginning of what is other all along, and short texts as they are", () => {
  const [from, to] = keep("a".repeat(1_000), "b".repeat(1_000));
  expect([from, to]).toEqual([`${"a".repeat(300)}…`, `${"b".repeat(300)}…`]);
  expect(keep("One", "Two")).toEqual(["One", "Two"]);
  expect(keep("", "b".repeat(1_000))).toEqual(["", `${"b".repeat(300)}…`]);
});

it("cuts no sign in two", () => {
  const [, to] = keep(`${"👩".repeat(400)}x`, `${"👩".repeat(400)}y`);
  expect(to).toBe(`…${"👩".repeat(60)}y`);
});
