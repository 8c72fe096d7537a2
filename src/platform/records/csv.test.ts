import { describe, expect, it } from "vitest";
import { type Column, csvHead, csvLines } from "./csv.ts";

const toCsv = <Row>(columns: Column<Row>[], rows: Row[]) =>
  csvHead(columns) + csvLines(columns, rows);

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
    expect(toCsv(columns, [{ name: "Zoë" }])).toBe(
      '\ufeffname,"length, in letters"\r\n"Zoë",3\r\n',
    );
    expect(toCsv(columns, [])).toBe('\ufeffname,"length, in letters"\r\n');
  });

  it("puts every text in quotation marks", () => {
    expect(table('say "hi"', "a,b", "a;b", " padded ", "plain", "a\tb")).toEqual([
      '"say ""hi"""',
      '"a,b"',
      '"a;b"',
      '" padded "',
      '"plain"',
      '"a\tb"',
    ]);
    expect(table("two\r\nlines").join("\r\n")).toBe('"two\r\nlines"');
  });

  it("writes times as ISO 8601, and missing values as empty", () => {
    expect(table(new Date("2026-11-21T15:30:00Z"), null, undefined, "", 0)).toEqual([
      '"2026-11-21T15:30:00.000Z"',
      "",
      "",
      "",
      "0",
    ]);
  });

  it.each([
    ["=1+1", "'=1+1"],
    ["+1 312 555 0142", "'+1 312 555 0142"],
    ["-2", "'-2"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["|calc", "'|calc"],
    ["%0A", "'%0A"],
    ["＝1", "'＝1"],
    ["＋1", "'＋1"],
    ["－1", "'－1"],
    ["＠A", "'＠A"],
    ["﹦1", "'﹦1"],
    ["−1", "'−1"],
    ["\t=1", "\t'=1"],
    ["  =1", "  '=1"],
    ["\u00a0=1", "\u00a0'=1"],
    ["\ufeff=1", "\ufeff'=1"],
    ["\u200b\u2060=1", "\u200b\u2060'=1"],
    ["\u0000\u001f=1", "\u0000\u001f'=1"],
    ["x\t=1", "x\t'=1"],
    ["x;=1;y", "x;'=1;y"],
    ["x\r=1", "x\r'=1"],
    ["x\r\n \t@A\n+1", "x\r\n \t'@A\n'+1"],
    ['x;"=1";', 'x;"\'=1";'],
  ])("keeps %j from being a formula, wherever a program begins a cell", (text, safe) => {
    expect(table(text).join("\r\n")).toBe(`"${safe.replaceAll('"', '""')}"`);
  });

  it.each([
    "12,500",
    "Q-7KR-4M2W",
    "(312) 555-0142",
    "5 - 6 floors",
    "a=b",
    "dana@example.com, call +1 312 555 0100",
    "two\nlines\n\nand three",
  ])("leaves %j as it is", (text) => {
    expect(table(text).join("\r\n")).toBe(`"${text}"`);
  });

  it("takes no longer for a text of line breaks only", () => {
    const text = `${"\n".repeat(200_000)}x`;
    expect(table(text).join("\r\n")).toHaveLength(text.length + 2);
  });

  it("writes numbers as numbers, negative ones as well", () => expect(table(-5)).toEqual(["-5"]));
});
