import { describe, expect, it } from "vitest";
import { toCsv } from "./csv.ts";

const table = (...cells: (string | number | Date | null | undefined)[]) =>
  toCsv([{ name: "value", value: (cell: (typeof cells)[number]) => cell }], cells)
    .replace("\ufeff", "")
    .split("\r\n")
    .slice(1, -1);

describe("a table for spreadsheets", () => {
  it("begins with a byte order mark and its column names, and ends every line", () => {
    const columns = [
      { name: "name", value: (row: { name: string }) => row.name },
      { name: "length, in letters", value: (row: { name: string }) => row.name.length },
    ];
    expect(toCsv(columns, [{ name: "Zoë" }])).toBe('\ufeffname,"length, in letters"\r\nZoë,3\r\n');
    expect(toCsv(columns, [])).toBe('\ufeffname,"length, in letters"\r\n');
  });

  it("quotes what would be read as the end of a cell", () => {
    expect(table('say "hi"', "a,b", "a;b", " padded ")).toEqual([
      '"say ""hi"""',
      '"a,b"',
      '"a;b"',
      '" padded "',
    ]);
    expect(table("two\r\nlines").join("\r\n")).toBe('"two\r\nlines"');
  });

  it("writes moments as ISO 8601 and nothing for nothing", () => {
    expect(table(new Date("2026-11-21T15:30:00Z"), null, undefined, "", 0)).toEqual([
      "2026-11-21T15:30:00.000Z",
      "",
      "",
      "",
      "0",
    ]);
  });

  it.each([
    "=1+1",
    "+1 312 555 0142",
    "-2",
    "@SUM(A1)",
    "\t=1",
    "  =1",
    "\n=1",
    "＝1",
    "＋1",
    "|calc",
    "%0A",
  ])("keeps %j from being a formula", (text) => expect(table(text).join("\r\n")).toMatch(/^"?'/));

  it.each(["12,500", "Q-7KR-4M2W", "(312) 555-0142", "5 - 6 floors", "a=b"])(
    "leaves %j as it is",
    (text) => {
      expect(table(text)[0]?.replaceAll('"', "")).toBe(text);
    },
  );

  it("writes numbers as numbers, negative ones as well", () => expect(table(-5)).toEqual(["-5"]));
});
