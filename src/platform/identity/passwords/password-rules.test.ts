import { describe, expect, it } from "vitest";
import { findPasswordError } from "./password-rules.server.ts";

const context = [
  "Dana Whitfield",
  "dana.w",
  "dana@lakeside-dental.example",
  "Cleardawn Facility Services",
];
const errorOf = (password: string) => findPasswordError(password, context);

describe("a password", () => {
  it.each([
    "slow tide over the harbor",
    "correct horse battery staple",
    "tr0ub4dor&3xyzzyplugh",
    "ЖёлтыйАвтобусНаМосту",
    "滑らかな朝の光が窓から差し込む",
    "my cleardawn mop sings opera",
    "            a          b c d e f",
    "🧹🪣🧽🫧🧴🧤🪟🚪🛗🏢🌅🌇",
    "x1!pQ7#zL0@w",
  ])("may be %j: no rule of composition", async (password) => {
    expect(await errorOf(password)).toBeUndefined();
  });

  it("has at least twelve characters, as people count them", async () => {
    expect(await errorOf("tide harbor")).toBe("too-short");
    expect(await errorOf("tide harbors")).toBeUndefined();
    // Six letters with six accents that are typed apart are six characters.
    expect(await errorOf("àèìòùy".normalize("NFD"))).toBe("too-short");
    expect(await errorOf("🧹🪣🧽🫧🧴🧤🪟🚪🛗🏢🌅")).toBe("too-short");
  });

  it("may be as long as a paragraph", async () => {
    const long = "The tide comes in, the tide goes out; ".repeat(7).slice(0, 256);
    expect([...long]).toHaveLength(256);
    const paragraph = [...long]
      .toReversed()
      .map((letter, n) => (n % 7 === 0 ? `${n}`.at(-1) : letter))
      .join("");
    expect(await errorOf(paragraph)).toBeUndefined();
    expect(await errorOf(`${paragraph}!`)).toBe("too-long");
  });

  it.each([
    "1qaz2wsx3edc",
    "leavemealone",
    "LeaveMeAlone",
    "motherfucker",
    "leavemealone1!",
    "password!!2026",
    "Baseball-20262027",
    "2026.football.2026",
    "ｌｅａｖｅｍｅａｌｏｎｅ",
  ])("may not be %s, which attackers try first", async (password) => {
    expect(["common", "simple"]).toContain(await errorOf(password));
  });

  it.each([
    "aaaaaaaaaaaaaaaa",
    "abababababababab",
    "dog4dog4dog4dog4",
    "123456789012345",
    "qwertyuiop123456",
    "poiuytrewq098765",
    "abcdefghijklmnop",
    "asdfghjkl1234567",
    "zxcvbnm,./zxcvbnm",
    "111222333444555",
  ])("may not be %s, which repeats or follows the keyboard", async (password) => {
    expect(["common", "simple"]).toContain(await errorOf(password));
  });

  it.each([
    "cleardawn2026!",
    "Cleardawn-Facility-1",
    "DanaWhitfield1984",
    "whitfield!whitfield",
    "lakeside-dental-99",
    "dana@lakeside-dental.example",
  ])("may not be %s, which is mostly the person's own words", async (password) => {
    expect(await errorOf(password)).toBe("personal");
  });
});
