import { describe, expect, it } from "vitest";
import {
  blot,
  excerptOf,
  isIdentifier,
  isKnown,
  mentionedBy,
  personOf,
} from "./person-words.server.ts";

const jane = personOf({
  names: ["Jane Doe"],
  emails: ["Jane.Doe@Example.com"],
  phones: ["(312) 555-0100"],
});
const code = "P-7KR-4M2W";

describe("a person", () => {
  it("is known by what can be compared", () => {
    expect(jane).toEqual({
      names: ["Jane Doe"],
      emails: ["jane.doe@example.com"],
      phones: ["3125550100"],
    });
    // Nothing that would be found everywhere.
    expect(isKnown(personOf({ names: [" "], emails: [""], phones: ["911"] }))).toBe(false);
    expect(personOf({ names: ["Doe, Jane"] }).names).toEqual(["Doe, Jane", "Jane Doe"]);
    expect(personOf({ phones: ["+1 312 555 0100", "312-555-0100"] }).phones).toHaveLength(1);
  });
});

describe("an accent that somebody left out, or stored as a sign of its own", () => {
  const plain = personOf({ names: ["Jesus Pena"] });
  const accented = personOf({ names: ["Jesús Peña"] });
  const texts = ["Jesús Peña", "Jesus Pena", "JESÚS PEÑA", "Jesús Peña".normalize("NFD")];

  it.each(texts)("keeps nobody from being found: %s", (name) => {
    for (const person of [plain, accented]) {
      expect(isIdentifier("name", name, person)).toBe(true);
      expect(mentionedBy(`Ask ${name}, please.`, person)).toEqual(["name"]);
      expect(blot(`Ask ${name}, please.`, person, code)).toBe(`Ask ${code}, please.`);
      expect(excerptOf(`Ask ${name}, please.`, person)).toBe(
        `Ask ${name}, please.`.normalize("NFC"),
      );
    }
  });

  it("makes nobody else of a longer name, and leaves other texts as they were stored", () => {
    const other = "Jesús Peñasco".normalize("NFD");
    const shorter = personOf({ names: ["Jane Pen"] });
    expect(mentionedBy(other, plain)).toEqual([]);
    expect(mentionedBy("Jane Peña".normalize("NFD"), shorter)).toEqual([]);
    expect(mentionedBy("Jane Peñ", shorter)).toEqual(["name"]);
    expect(blot(other, plain, code)).toBe(other);
  });
});

describe("a column that holds nothing but", () => {
  it.each([
    ["email", "jane.doe@example.com", true],
    ["email", " JANE.DOE@EXAMPLE.COM ", true],
    ["email", "x.jane.doe@example.com", false],
    ["phone", "+1 312.555.0100", true],
    ["phone", "3125550101", false],
    ["name", "Jane Doe", true],
    ["name", "Doe, Jane A.", true],
    ["name", "John Doe", false],
    ["name", null, false],
  ] as const)("an %s: %s is hers: %s", (kind, value, isHers) => {
    expect(isIdentifier(kind, value, jane)).toBe(isHers);
  });
});

describe("a text", () => {
  it.each([
    ["Ask Jane Doe.", `Ask ${code}.`],
    ["Ask JANE  DOE, please", `Ask ${code}, please`],
    ["Call (312) 555-0100 or +1 312-555-0100", `Call ${code} or ${code}`],
    ["Write to jane.doe@example.com.", `Write to ${code}.`],
    ["Doe, Jane (manager)", `${code} (manager)`],
  ])("that names her loses it: %s", (before, after) => {
    expect(mentionedBy(before, jane)).not.toEqual([]);
    expect(blot(before, jane, code)).toBe(after);
  });

  it.each([
    "Ask Jane Doerr or John Doe.",
    "Mary Jane Doesn’t",
    "93125550100",
    "joanjane.doe@example.com, jane.doe@example.com.au",
    "Jane",
    "",
  ])("about others stays as it is: %s", (text) => {
    expect(mentionedBy(text, jane)).toEqual([]);
    expect(blot(text, jane, code)).toBe(text);
  });

  it("is not searched for one word alone, nor for signs of patterns", () => {
    expect(mentionedBy("Ann is here", personOf({ names: ["Ann"] }))).toEqual([]);
    const odd = personOf({ names: ["J. (Doe) [x]* $&"], emails: ["a+b$1@example.com"] });
    expect(blot("By a+b$1@example.com", odd, "$&")).toBe("By $&");
    expect(blot("By J. (Doe) [x]* $&", odd, code)).toContain("By");
    expect(blot("By aXb$1@example.com", odd, code)).toBe("By aXb$1@example.com");
  });

  it("is cut around the first mention", () => {
    const text = `${"x ".repeat(200)}Jane Doe${" y".repeat(200)}`;
    const excerpt = excerptOf(text, jane);
    expect(excerpt.length).toBeLessThan(180);
    expect(excerpt).toMatch(/^… .*Jane Doe.* …$/);
    expect(excerptOf("Jane Doe", jane)).toBe("Jane Doe");
  });
});

it("objects lose it however deep, and keep all else", () => {
  const details = {
    before: { name: "Jane Doe", phones: ["312 555 0100"] },
    after: { name: "Sam Poe", count: 3, at: null, isNew: true },
    text: "line one\njane doe\n",
  };
  expect(mentionedBy(details, jane)).toEqual(expect.arrayContaining(["name", "phone"]));
  expect(blot(details, jane, code)).toEqual({
    before: { name: code, phones: [code] },
    after: { name: "Sam Poe", count: 3, at: null, isNew: true },
    text: `line one\n${code}\n`,
  });
});
