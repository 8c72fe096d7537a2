/** Exports opened in a real spreadsheet program: LibreOffice, which few machines have. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { csvHead, csvLines } from "#platform/records/csv.ts";

const program = "/usr/bin/soffice";
/** Character codes of the separators that a person may choose when opening the file. */
const separators = ["44", "9/44/59", "59", "9", "44/32", "59/32", "9/32", "124"];

const before = ["", "\t", " ", "\u00a0", "\ufeff", "\u200b", "\r", "\n", "\u0000\u001f", '"'];
const between = ["x\t", "x;", "x;\t", "x\n", "x\r\n", 'x;"', 'x\t"', "x ", "x,", "x|"];
const formulas = ["=1+1", "+1+1", "-1+1", "@SUM(1)", "＝1+1", "＋1+1", "=cmd|' /C calc'!A0"];
const texts = [...before, ...between].flatMap((start) =>
  formulas.flatMap((formula) => [`${start}${formula}`, `${start}${formula};y`]),
);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cleardawn-csv-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function formulasIn(csv: string, splitAt: string): Promise<string[]> {
  const name = `split-at-${splitAt.replaceAll("/", "-")}`;
  await writeFile(join(folder, `${name}.csv`), csv);
  const filter = `--infilter=CSV:${splitAt},34,76,1`;
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const convert = [profile, "--headless", "--convert-to", "fods", filter, "--outdir", folder];
  await promisify(execFile)(program, [...convert, join(folder, `${name}.csv`)]);
  const sheet = await readFile(join(folder, `${name}.fods`), "utf8");
  expect(sheet).toContain("table:table-cell");
  return [...sheet.matchAll(/table:formula="([^"]*)"/g)].map(([, formula = ""]) => formula);
}

it.skipIf(!existsSync(program)).each(separators)(
  "no text of a visitor is a formula in LibreOffice that splits at %s",
  async (splitAt) => {
    const columns = [
      { name: "first", value: (text: string) => text },
      { name: "number", value: () => 1 },
      { name: "last", value: (text: string) => text },
    ];
    expect(await formulasIn(csvHead(columns) + csvLines(columns, texts), splitAt)).toEqual([]);
  },
);

it.skipIf(!existsSync(program))("and the search for formulas finds them", async () => {
  expect(await formulasIn('a,"=1+1"\r\n', "44")).toHaveLength(1);
});
