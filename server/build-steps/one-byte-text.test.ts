import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { oneByteText } from "./one-byte-text.ts";

it.each([
  ["a string", '"“quoted” … café"'],
  ["an escaped character", '"\\“ and \\\\“ and \\\\\\“"'],
  ["a template", "`→ \u2264 ←`"],
  ["characters beyond sixteen bits", '"😀👩‍🔧"'],
  ["a regular expression", '"a–b—c".split(/[–—]/).join("|")'],
  ["a Unicode regular expression", '"x😀y".replace(/[😀😁]/u, "-")'],
  ["one that escapes a character", '"5€".replace(/\\€/, " euros")'],
])("says the same in %s, with a byte for each character", (_, code) => {
  const escaped = oneByteText(code);
  expect(Math.max(...[...escaped].map((character) => character.codePointAt(0) ?? 0))).toBeLessThan(
    256,
  );
  expect(runInNewContext(escaped)).toBe(runInNewContext(code));
});

it("leaves alone what has a byte for each character", () => {
  const code = 'const café = "\\u2014 \\\\ ñ";';
  expect(oneByteText(code)).toBe(code);
});
