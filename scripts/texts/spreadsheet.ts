/** The spreadsheet of all texts for translators and editors: written from the sources, and read back into them. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { csvHead, csvLines } from "#platform/records/csv.ts";
import { readTexts, type Text } from "./read-texts.ts";
import { screensOf } from "./screens.ts";

const heads = ["feature", "id", "English", "Spanish", "where it is seen", "characters at most"];

/** A third longer than the English: as long as the pseudo-language, which a test shows to fit everywhere. */
const maxLength = (english: string): number => Math.max(12, Math.floor((english.length * 4) / 3));

/** @returns CSV in UTF-8, one row a text */
export function writeSpreadsheet(root: string): string {
  const columns = heads.map((name, at) => ({ name, value: (row: readonly string[]) => row[at] }));
  const rows = readTexts(root).map((text) => [
    text.name,
    text.id,
    text.english.text,
    text.spanish.text,
    screensOf(root, text).join(", "),
    String(maxLength(text.english.text)),
  ]);
  return csvHead(columns) + csvLines(columns, rows);
}

/** Feature and id together are different for every text. */
export const keyOf = ({ name, id }: Pick<Text, "name" | "id">): string => `${name} ${id}`;

export interface ReadBack {
  /** The number of texts that were changed in the sources. */
  changed: number;
  /** One sentence for each row that was not taken over, with the text's feature and id. */
  problems: string[];
}

/**
 * Matches the apostrophe that `csv.ts` sets before a sign that starts a formula, at the start of any line.
 */
const apostrophe = /(^|[\r\n]\s*)'(?=[=+\-@|%])/g;

/** Writes the texts that differ into the sources; a text that would break a sentence is not taken over. */
export function readSpreadsheet(root: string, csv: string): ReadBack {
  const rows: string[][] = parse(csv, { bom: true, relax_column_count: true });
  const [head = [], ...body] = rows;
  const at = Object.fromEntries(heads.map((name) => [name, head.indexOf(name)]));
  const cell = (row: readonly string[], name: string) =>
    (row[at[name] ?? -1] ?? "").replace(apostrophe, "$1");
  const missing = heads.slice(0, 4).filter((name) => at[name] === -1);
  if (missing.length > 0) return { changed: 0, problems: [`No column ${missing.join(", ")}`] };
  const texts = new Map(readTexts(root).map((text) => [keyOf(text), text]));
  const seen = new Set<string>();
  const problems: string[] = [];
  const edits = new Map<string, { start: number; end: number; text: string }[]>();
  for (const row of body) {
    const key = keyOf({ name: cell(row, "feature"), id: cell(row, "id") });
    const text = texts.get(key);
    // Two edits of one place would cut into each other.
    if (seen.has(key)) {
      problems.push(`${key}: this row stands twice`);
      continue;
    }
    seen.add(key);
    if (text === undefined) {
      problems.push(`${key}: the product has no such text`);
      continue;
    }
    for (const [language, name] of [
      ["en", "English"],
      ["es", "Spanish"],
    ] as const) {
      const { file, text: before, start, end } = language === "en" ? text.english : text.spanish;
      const after = cell(row, name);
      if (after === before) continue;
      const problem = problemOf(text.english.text, after);
      if (problem !== undefined) problems.push(`${key}: ${problem} in “${after}”`);
      else {
        edits.set(file, [...(edits.get(file) ?? []), { start, end, text: after }]);
      }
    }
  }
  let changed = 0;
  for (const [file, changes] of edits) {
    let source = readFileSync(join(root, file), "utf8");
    for (const { start, end, text } of changes.toSorted((a, b) => b.start - a.start)) {
      source = source.slice(0, start) + JSON.stringify(text) + source.slice(end);
      changed += 1;
    }
    writeFileSync(join(root, file), source);
  }
  return { changed, problems };
}

const partsOf = (text: string): string =>
  (text.match(/\{\w+\}|<\/?\w+\/?>/g) ?? []).toSorted().join(" ");

/** Refuses what the compiler would refuse, or nobody could read. */
function problemOf(english: string, text: string): string | undefined {
  if (text.trim() === "" && english.trim() !== "") return "nothing";
  if (partsOf(text) !== partsOf(english)) return `other values than ${partsOf(english) || "none"}`;
  return undefined;
}
