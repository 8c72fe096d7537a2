import { expect, it } from "vitest";
import { company } from "#content/company.ts";
import { dayMs } from "#platform/format/durations.ts";
import { securityTxt } from "./security-txt.ts";

const fieldsOf = (text: string) =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => line.split(/: (.*)/, 2));

it("names contacts, languages and itself", () => {
  expect(
    fieldsOf(securityTxt("https://www.a.test", new Date("2026-11-21T15:30:00Z"))).filter(
      ([name]) => name !== "Expires",
    ),
  ).toEqual([
    ["Contact", `mailto:${company.email}`],
    ["Contact", "https://www.a.test/contact"],
    ["Preferred-Languages", "en"],
    ["Canonical", "https://www.a.test/.well-known/security.txt"],
  ]);
});

it("runs out in the future and within a year, whenever it is asked for", () => {
  for (const day of ["2026-11-21T15:30:00Z", "2028-02-29T23:59:59Z", "2035-01-01T00:00:00Z"]) {
    const now = new Date(day);
    const expires = Object.fromEntries(fieldsOf(securityTxt("https://a.test", now))).Expires ?? "";
    expect(expires).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/);
    const days = (Date.parse(expires) - now.getTime()) / dayMs;
    expect(days).toBeGreaterThan(170);
    expect(days).toBeLessThan(366);
  }
});
