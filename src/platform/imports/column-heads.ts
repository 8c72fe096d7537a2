/** Matches the columns of a file with ours: by an earlier choice, else by their heads. */
import { type Language, languages } from "#platform/language/language.ts";
import { plainWords } from "./cell-values.ts";

interface NamedColumn {
  name: string;
  label(language: Language): string;
  heads: readonly string[];
}

/** For each column of the file, the name of ours; empty for one that is left out. */
export type ColumnChoices = readonly string[];

/** A column of that many words is a sentence, and no head. */
const maxHeadCharacters = 120;

/** A head is remembered by its letters and digits, so that `Zip Code*` and `zip code` are one. */
export const headKey = (head: string): string => plainWords(head).slice(0, maxHeadCharacters);

/** @param remembered what was chosen for such heads the last time; empty where it was left out */
export function guessColumns(
  heads: readonly string[],
  columns: readonly NamedColumn[],
  remembered: ReadonlyMap<string, string> = new Map(),
): ColumnChoices {
  const taken = new Set<string>();
  const take = (name: string | undefined): string => {
    if (name === undefined || name === "" || taken.has(name)) return "";
    taken.add(name);
    return name;
  };
  const keys = heads.map(headKey);
  // A choice that somebody made takes precedence over our guesses, wherever it stands.
  const chosen = keys.map((key) => (key === "" ? "" : take(remembered.get(key))));
  return keys.map((key, n) => {
    if (chosen[n]) return chosen[n];
    if (key === "" || remembered.get(key) === "") return "";
    return take(columnCalled(key, columns));
  });
}

const columnCalled = (key: string, columns: readonly NamedColumn[]): string | undefined =>
  columns.find(({ name, label, heads }) =>
    [spaced(name), ...heads, ...languages.map((language) => plainWords(label(language)))].includes(
      key,
    ),
  )?.name;

/** `squareFeet` is `square feet` in a head. */
const spaced = (name: string): string => name.replaceAll(/[A-Z]/g, " $&").toLowerCase();

/** Heads may be this far down in a file: some programs write a title and a date above them. */
export const searchedForHeads = 15;

/**
 * The row of the heads among the first ones: the one of which we know the most, else the first with
 * several cells. Undefined where none of them is.
 */
export function findHeads(
  rows: readonly { number: number; cells: readonly string[] }[],
  columns: readonly NamedColumn[],
): number | undefined {
  const scored = rows.slice(0, searchedForHeads).map(({ number, cells }) => ({
    number,
    known: guessColumns(cells, columns).filter((name) => name !== "").length,
    cells: cells.filter((cell) => cell !== "").length,
  }));
  const best = scored.toSorted((a, b) => b.known - a.known || a.number - b.number)[0];
  if (best !== undefined && best.known > 0) return best.number;
  return (scored.find(({ cells }) => cells > 1) ?? scored[0])?.number;
}
