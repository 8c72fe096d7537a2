import { describe, expect, it } from "vitest";
import { placeholdersIn, placeholdersInText, readPlaceholders } from "./placeholders.ts";

const valuesIn = (given: unknown) =>
  placeholdersIn(given, "x").map(({ kind, value }) => `${kind} ${value}`);

describe("placeholders", () => {
  it.each(["(312) 555-0142", "312-555-0199", "tel:+13125550100", "312.555.0123"])(
    "are telephone numbers of nobody: %s",
    (number) => {
      expect(valuesIn({ phone: number })).toHaveLength(1);
    },
  );

  it.each(["(312) 555-0242", "+13125551000", "555-01", "3125550"])(
    "are not the telephone numbers that somebody may have: %s",
    (number) => {
      expect(valuesIn({ phone: number })).toEqual([]);
    },
  );

  it("are addresses of example domains", () => {
    expect(valuesIn("hello@cleardawn.example.com")).toEqual([
      "address hello@cleardawn.example.com",
    ]);
    expect(valuesIn(["https://www.example.org/a"])).toHaveLength(1);
    expect(valuesIn("for example, comfort")).toEqual([]);
  });

  it("are people and certifications that say so, by their names", () => {
    expect(valuesIn([{ author: { name: "Dana" }, demo: true }])).toEqual(["invented Dana"]);
    expect(valuesIn({ certifications: [{ name: "CIMS", verified: false }] })).toEqual([
      "unverified CIMS",
    ]);
    expect(placeholdersIn({ demo: true }, "content/company.ts payment")).toMatchObject([
      { kind: "invented", value: "payment" },
    ]);
    expect(
      valuesIn([
        { name: "Dana", demo: false },
        { name: "CIMS", verified: true },
      ]),
    ).toEqual([]);
  });

  it("are articles that say so above their text", () => {
    const text = "---\ntitle: An award\ndemo: true\n---\nCall 312-555-0111.";
    expect(placeholdersInText(text, "a.mdx").map(({ kind, value }) => [kind, value])).toEqual([
      ["phone", "312-555-0111"],
      ["invented", "An award"],
    ]);
  });

  it("are read as a build has written them, and nothing else is", () => {
    const written = placeholdersIn("hello@example.com", "x");
    expect(readPlaceholders(JSON.stringify(written))).toEqual(written);
    expect(() => readPlaceholders('[{"place": 1}]')).toThrow();
  });
});
