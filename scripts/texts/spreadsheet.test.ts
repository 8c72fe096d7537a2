import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { readTexts } from "./read-texts.ts";
import { keyOf, readSpreadsheet, writeSpreadsheet } from "./spreadsheet.ts";

const product = join(import.meta.dirname, "../..");
const keys = "src/features/keys";
let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "texts-"));
  mkdirSync(join(root, keys), { recursive: true });
  for (const folder of [keys, "content/en", "content/es", "src/areas/marketing/contact"])
    cpSync(join(product, folder), join(root, folder), { recursive: true });
});

const spanish = () => readFileSync(join(root, keys, "messages/es.ts"), "utf8");

it("writes each text with its feature, its id, both languages, and where it is seen", () => {
  const line = writeSpreadsheet(root)
    .split("\r\n")
    .find((line) => line.startsWith('"keys","list.search"'));
  expect(line).toBe('"keys","list.search","Search keys","Buscar llaves","list-page.tsx","14"');
});

it("writes what the public pages say, but neither ids nor addresses", () => {
  const lines = writeSpreadsheet(root).split("\r\n");
  expect(lines).toContain(
    '"content/contact","nextHeading.title","What happens next","Qué pasa después","contact/answers.tsx, contact/hero.tsx, contact/hours.tsx","22"',
  );
  expect(lines.filter((line) => /^"content.*("\/es\/|\.(id|href|to|icon)")/.test(line))).toEqual(
    [],
  );
});

it("changes nothing when it is read back as it was written", () => {
  const before = spanish();
  expect(readSpreadsheet(root, writeSpreadsheet(root))).toEqual({ changed: 0, problems: [] });
  expect(spanish()).toBe(before);
});

it("gives each text of the product a key of its own, and its place a name", () => {
  const texts = readTexts(product);
  const keys = texts.map(keyOf);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  const names = new Set(texts.map(({ name }) => name));
  expect([...names].filter((name) => !/^\w[\w/-]*( \(server\))?$/.test(name))).toEqual([]);
  for (const name of ["messages", "messages/panel", "submissions (server)"])
    expect(names).toContain(name);
  expect(names).toContain("platform/submissions (server)");
});

it("changes nothing when all texts of the product are read back as they were written", () => {
  const copy = mkdtempSync(join(tmpdir(), "all-texts-"));
  for (const file of globSync(["src/**/messages/*.ts", "content/e[ns]/**/*.ts"], { cwd: product }))
    cpSync(join(product, file), join(copy, file));
  expect(readSpreadsheet(copy, writeSpreadsheet(copy))).toEqual({ changed: 0, problems: [] });
});

it("takes a row that stands twice once", () => {
  const csv = writeSpreadsheet(root).replace('"Buscar llaves"', '"Buscar una llave"');
  const row = csv.split("\r\n").find((line) => line.startsWith('"keys","list.search"'));
  expect(readSpreadsheet(root, `${csv}${row}\r\n`)).toEqual({
    changed: 1,
    problems: ["keys list.search: this row stands twice"],
  });
  expect(spanish()).toContain('search: "Buscar una llave"');
});

it("takes over what a translator has written, quotes and all", () => {
  const csv = writeSpreadsheet(root).replace('"Buscar llaves"', '"Buscar ""llaves"""');
  expect(readSpreadsheet(root, csv)).toEqual({ changed: 1, problems: [] });
  expect(spanish()).toContain(String.raw`search: "Buscar \"llaves\""`);
});

it("refuses a text that lacks a value, has another, or is empty, and a text that nobody says", () => {
  const before = spanish();
  const csv = writeSpreadsheet(root)
    .replace('"Abre: {doors}"', '"Abre"')
    .replace('"Seleccionar {label}"', '"Seleccionar {etiqueta}"')
    .replace('"Buscar llaves"', '""')
    .replace('"keys","list.anyone"', '"keys","list.nobody"');
  const { changed, problems } = readSpreadsheet(root, csv);
  expect({ changed, count: problems.length }).toEqual({ changed: 0, count: 4 });
  expect(spanish()).toBe(before);
});

it("says which column a spreadsheet lacks", () => {
  expect(readSpreadsheet(root, "feature,id,English\r\nkeys,list.search,Search\r\n")).toEqual({
    changed: 0,
    problems: ["No column Spanish"],
  });
});

/** Such a text is half of a sentence, whose other half stands elsewhere: a language may want it in another place. */
const half = /^[\s,.;:)]|[\s,(]$/;

it("no text of the product is half a sentence", () => {
  // A greeting before its letter, and a list whose points are one sentence.
  const goesOn = /^platform\/email[^,]*, hello|^content\/legal\/privacy-policy, .*\.points\.\d+$/;
  const found = readTexts(product).filter(
    ({ name, id, english, spanish }) =>
      (half.test(english.text) || half.test(spanish.text)) && !goesOn.test(`${name}, ${id}`),
  );
  expect(found.map(({ name, id, english }) => `${name}, ${id}: “${english.text}”`)).toEqual([]);
});
