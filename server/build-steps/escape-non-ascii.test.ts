import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { escapeNonAscii } from "./escape-non-ascii.ts";

it.each([
  ["a string", '"“quoted” … café"'],
  ["an escaped character", '"\\“ and \\\\“ and \\\\\\“"'],
  ["a template", "`→ \u2264 ←`"],
  ["characters beyond sixteen bits", '"😀👩‍🔧"'],
  ["a regular expression", '"a–b—c".split(/[–—]/).join("|")'],
  ["a name", "const año = 2; año + 1"],
  ["a Unicode regular expression", '"x😀y".replace(/[😀😁]/u, "-")'],
  ["one that escapes a character", '"5€".replace(/\\€/, " euros")'],
])("says the same in %s, in ASCII alone", (_, code) => {
  const escaped = escapeNonAscii(code);
  expect(Math.max(...[...escaped].map((character) => character.codePointAt(0) ?? 0))).toBeLessThan(
    128,
  );
  expect(runInNewContext(escaped)).toBe(runInNewContext(code));
});

it("leaves alone what is ASCII", () => {
  const code = 'const price = "\\u2014 \\\\ $5";';
  expect(escapeNonAscii(code)).toBe(code);
});
