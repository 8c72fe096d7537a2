import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { watchHeldLoop } from "#tests/support/held-loop.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { workbook, zipOf } from "#tests/support/workbooks.ts";
import { readTable } from "./read-table.server.ts";
import { readTableInThread } from "./read-table-in-thread.server.ts";
import { type TableRow, tableLimits } from "./table-reading.ts";

function fileOf(content: string | Uint8Array): string {
  const path = join(temporaryFolder(), "table");
  writeFileSync(path, content);
  return path;
}

async function read(content: string | Uint8Array) {
  const rows: TableRow[] = [];
  const reading = await readTable(fileOf(content), async (row) => {
    rows.push(row);
  });
  return { reading, rows, cells: rows.map(({ cells }) => cells) };
}

describe("a text file is read", () => {
  const cells = [
    ["Name", "City"],
    ["Café Norte", "Elgin"],
  ];
  const text = "Name,City\nCafé Norte,Elgin\n";
  const windows = Buffer.from(text, "latin1");
  const utf16be = Buffer.from(`\ufeff${text}`, "utf16le").swap16();

  it.each([
    ["in UTF-8", text, "utf-8"],
    ["in UTF-8 with a mark", `\ufeff${text}`, "utf-8"],
    ["in UTF-16 with a mark", Buffer.from(`\ufeff${text}`, "utf16le"), "utf-16le"],
    ["in UTF-16 without one", Buffer.from(text, "utf16le"), "utf-16le"],
    ["in big-endian UTF-16", utf16be, "utf-16be"],
    ["in Windows-1252", windows, "windows-1252"],
  ])("%s", async (_, content, encoding) => {
    const found = await read(content);
    expect(found.cells).toEqual(cells);
    expect(found.reading).toMatchObject({ ok: true, facts: { format: "csv", encoding } });
  });

  it.each([
    ["commas", text, ","],
    ["semicolons", text.replaceAll(",", ";"), ";"],
    ["tabs", text.replaceAll(",", "\t"), "\t"],
    ["bars", text.replaceAll(",", "|"), "|"],
    ["what Excel says in a line of its own", `sep=^\n${text.replaceAll(",", "^")}`, "^"],
    ["the line ends of Windows and of old Macs", text.replaceAll("\n", "\r"), ","],
  ])("with %s", async (_, content, delimiter) => {
    const found = await read(content);
    expect(found.cells).toEqual(cells);
    expect(found.reading).toMatchObject({ ok: true, facts: { delimiter } });
  });

  it("with quotes that hold separators, line breaks and quotes, and rows that keep their number", async () => {
    const { rows } = await read('a,b\n\n"x, ""y""\nz",2\n5" pipe,"The Hub" lobby\n');
    expect(rows).toEqual([
      { number: 1, cells: ["a", "b"] },
      { number: 3, cells: ['x, "y"\nz', "2"] },
      { number: 4, cells: ['5" pipe', '"The Hub" lobby'] },
    ]);
  });

  it("with spaces around quotes, which are no part of the cell", async () => {
    const content =
      'a, b ,c\n "x, y" , "z" ,"w" \n"The Hub" , "Old" mill,5" pipe \n "1\n2" ,"=""007""", 3\n';
    expect((await read(content)).cells).toEqual([
      ["a", "b", "c"],
      ["x, y", "z", "w"],
      ["The Hub", '"Old" mill', '5" pipe'],
      ["1\n2", "007", "3"],
    ]);
  });

  it("with spaces around quotes, and quotes within", async () => {
    const content = 'a,b\n "Tower ""3""" , "5"" pipe" \n"The Hub" and "The Mill" ,1\n';
    expect((await read(content)).cells).toEqual([
      ["a", "b"],
      ['Tower "3"', '5" pipe'],
      ['"The Hub" and "The Mill"', "1"],
    ]);
  });

  it("with spaces around quotes that say where the row's other cells begin", async () => {
    expect((await read('a;b\n\u00a0"x; y" ; 2\n')).cells).toEqual([
      ["a", "b"],
      ["x; y", "2"],
    ]);
    expect((await read('a\tb\tc\n\t "x\ty"\t3\n')).cells).toEqual([
      ["a", "b", "c"],
      ["", "x\ty", "3"],
    ]);
  });

  it("without NUL, invisible characters and the guards of spreadsheets", async () => {
    const content = 'a\0,b\u200b,c\n="00123",\'+1 555 0100,\u00a0x\u00a0y \n';
    expect((await read(content)).cells).toEqual([
      ["a", "b", "c"],
      ["00123", "+1 555 0100", "x y"],
    ]);
  });

  it("with cells of 5,000 characters, and cut where they are longer than any field takes", async () => {
    const { cells } = await read(`a,b\n${"x".repeat(5_000)},${"y".repeat(50_000)}\n`);
    expect(cells[1]?.map(({ length }) => length)).toEqual([5_000, tableLimits.cellCharacters + 1]);
  });
});

describe("a workbook is read", () => {
  it("with texts in a table of their own, days, results of formulas and numbers as they are shown", async () => {
    const content = await workbook({
      isShared: true,
      rows: [
        ["Name & Co", "Day", "Sum", "Formula", "Gone"],
        [
          "Harbor",
          { xml: '<c s="1"><v>46352</v></c>' },
          0.1 + 0.2,
          { xml: '<c t="str"><f>A1&amp;"x"</f><v>Harborx</v></c>' },
          { xml: '<c t="e"><f>A9</f><v>#REF!</v></c>' },
        ],
      ],
    });
    const found = await read(content);
    expect(found.cells).toEqual([
      ["Name & Co", "Day", "Sum", "Formula", "Gone"],
      ["Harbor", "2026-11-26", "0.3", "Harborx", "#REF!"],
    ]);
    expect(found.reading).toMatchObject({ facts: { format: "xlsx", sheet: "Data" } });
  });

  it("and refused where it declares entities, which are never expanded", async () => {
    const entities = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><sst><si><t>&b;</t></si></sst>`;
    const file = "file:///etc/passwd";
    const outside = `<!DOCTYPE x [<!ENTITY a SYSTEM "${file}">]><worksheet/>`;
    for (const [path, content] of [
      ["xl/sharedStrings.xml", entities],
      ["xl/worksheets/sheet1.xml", outside],
    ] as const) {
      const { reading } = await read(await workbook({ rows: [["a"]], files: { [path]: content } }));
      expect(reading).toMatchObject({ ok: false, problem: "has-doctype" });
    }
  });

  it("and refused where it unpacks to more than a table may be", async () => {
    const spaces = " ".repeat(tableLimits.unpackedBytes + 1024);
    const sheet = `<worksheet><sheetData>${spaces}</sheetData></worksheet>`;
    const bomb = await workbook({ rows: [["a"]], files: { "xl/worksheets/sheet1.xml": sheet } });
    expect(bomb.length).toBeLessThan(1_000_000);
    const { reading } = await read(bomb);
    expect(reading).toMatchObject({ ok: false, problem: "too-large" });
  });

  it("not, where it is cut off, of another kind, or of before 2007", async () => {
    const whole = await workbook({ rows: [["Name"], ["Harbor"]] });
    const problemOf = async (content: string | Uint8Array) => {
      const { reading } = await read(content);
      return reading.ok ? undefined : reading.problem;
    };
    expect(await problemOf(whole.subarray(0, whole.length - 40))).toBe("damaged");
    expect(await problemOf(await zipOf({ "a.txt": "x" }))).toBe("not-a-table");
    expect(await problemOf(Buffer.from("d0cf11e0a1b11ae1", "hex"))).toBe("old-or-locked");
  });
});

describe("a file that is no table says why", () => {
  it.each([
    ["nothing", "", "empty"],
    ["white space", " \n\t\n,,\n", "empty"],
    ["a PDF", "%PDF-1.7", "not-a-table"],
    [
      "a program",
      Buffer.from(Array.from({ length: 400 }, (_, n) => (n * 37) % 256)),
      "not-a-table",
    ],
    ["a quotation mark without end", 'a,b\n1,2\n3,"open\n4,5\n', "open-quote"],
    ["too many rows", "a,b\n".repeat(tableLimits.rows + 1), "too-many-rows"],
    ["too many columns", `${"a,".repeat(tableLimits.columns)}b\n`, "too-many-columns"],
  ])("%s", async (_, content, problem) => {
    const { reading } = await read(content);
    expect(reading).toMatchObject({ ok: false, problem });
  });

  it("with the row where it was met", async () => {
    expect((await read('a,b\n1,2\n3,"open\n4,5\n')).reading).toMatchObject({ row: 3 });
  });
});

it("is read in a thread, while this one goes on", async () => {
  const lines = Array.from({ length: 10_000 }, (_, n) => `Client ${n},"Street, ${n}"`);
  const path = fileOf(`Name,Street\n${lines.join("\n")}\n`);
  let rows = 0;
  const heldLoop = watchHeldLoop();
  const reading = await readTableInThread(path, async (some) => {
    rows += some.length;
  });
  expect(reading).toMatchObject({ ok: true, facts: { rows: 10_001 } });
  expect(rows).toBe(10_001);
  expect(heldLoop()).toBeLessThan(50);
});
