/** Finds what is wrong with a cell in any column, as a sentence in the reader's language. */
import type { Language } from "#platform/language/language.ts";
import { type DayReading, isFailedFormula, isFormula, readDay } from "./cell-values.ts";
import type { Cells, RowFault } from "./importable-noun.server.ts";
import { importCellMessages } from "./messages.server.ts";

/** Formulas that nobody has computed, and what is left of those that have failed. */
export function formulaFaults(cells: Cells, language: Language): RowFault[] {
  const { formula, failedFormula } = importCellMessages(language);
  return Object.entries(cells).flatMap(([column, value]) => {
    if (isFormula(value)) return { column, text: formula };
    return isFailedFormula(value) ? { column, text: failedFormula({ value }) } : [];
  });
}

/** A day in a cell, or what is wrong with it; neither where the cell is empty. */
export function dayIn(
  cells: Cells,
  column: string,
  language: Language,
): { day: string | undefined; faults: RowFault[] } {
  const value = cells[column] ?? "";
  if (value === "") return { day: undefined, faults: [] };
  const read = readDay(value);
  return read.ok
    ? { day: read.day, faults: [] }
    : { day: undefined, faults: [{ column, text: sentenceOf(read.reason, value, language) }] };
}

type DayFault = Extract<DayReading, { ok: false }>["reason"];

function sentenceOf(reason: DayFault, value: string, language: Language): string {
  const { noDay, dayFirst, dayOutOfRange } = importCellMessages(language);
  const shown = { value: value.slice(0, 40) };
  switch (reason) {
    case "no-day":
      return noDay(shown);
    case "day-first":
      return dayFirst(shown);
    case "out-of-range":
      return dayOutOfRange(shown);
  }
}
