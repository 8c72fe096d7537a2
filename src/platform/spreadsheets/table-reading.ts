/** Limits of a file with rows and columns, and the problems of one that cannot be read. */
export const tableLimits = {
  /** Rows with something in them. */
  rows: 20_000,
  columns: 200,
  /** The limit of one cell; a longer one is cut there, and then refused by the field that it is for. */
  cellCharacters: 10_000,
  /** The limit of all cells: what a thread may hold, and a database should be given at once. */
  characters: 40_000_000,
  /** Inside a workbook, which is a zip archive. */
  archiveEntries: 2_000,
  unpackedBytes: 256 * 1024 * 1024,
} as const;

export type TableProblem =
  | "empty"
  /** The file is neither text nor a workbook, e.g. a photo or a PDF. */
  | "not-a-table"
  /** A workbook of before 2007, or one with a password: both look alike from outside. */
  | "old-or-locked"
  | "damaged"
  /** Declares entities, which no spreadsheet program writes. */
  | "has-doctype"
  | "too-many-rows"
  | "too-many-columns"
  | "too-large"
  /** A quotation mark is opened and never closed. */
  | "open-quote"
  | "too-slow";

export interface TableRow {
  /** The row's number in a spreadsheet program, from 1. */
  number: number;
  cells: readonly string[];
}

export interface TableFacts {
  format: "csv" | "xlsx";
  /** The encoding of a text file, e.g. `windows-1252`. */
  encoding: string | null;
  delimiter: string | null;
  /** The sheet of a workbook that was read. */
  sheet: string | null;
  /** Other sheets that can be seen in it, and were not read. */
  otherSheets: readonly string[];
  rows: number;
}

export type TableReading =
  | { ok: true; facts: TableFacts }
  | {
      ok: false;
      problem: TableProblem;
      /** The row with the problem, or null if there is no certain one. */
      row: number | null;
    };

/** Ends the reading of a file; it becomes a value before anybody outside of this folder meets it. */
export class TableFault extends Error {
  readonly problem: TableProblem;
  readonly row: number | null;

  constructor(problem: TableProblem, row: number | null = null) {
    super(`the table cannot be read: ${problem}`);
    this.problem = problem;
    this.row = row;
  }
}
