// Writes CSV by RFC 4180 that is safe to open in a spreadsheet.

export interface Column<Row> {
  name: string;
  value(row: Row): string | number | Date | null | undefined;
}

/** Makes spreadsheets read the file as UTF-8. */
const byteOrderMark = "\ufeff";

export const csvHead = <Row>(columns: readonly Column<Row>[]): string =>
  byteOrderMark + line(columns.map(({ name }) => (/[",;]/.test(name) ? quoted(name) : name)));

/** Called once per page of rows, so that a table of any length needs the memory of one page. */
export const csvLines = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string =>
  rows.map((row) => line(columns.map(({ value }) => cell(value(row))))).join("");

const line = (cells: string[]) => `${cells.join(",")}\r\n`;

function cell(value: string | number | Date | null | undefined): string {
  if (value === null || value === undefined || value === "") return "";
  if (value instanceof Date) return quoted(value.toISOString());
  return typeof value === "number" ? String(value) : quoted(withoutFormulas(value));
}

/** First characters of formulas, in all widths; a formula can fetch URLs and start programs. */
const sign = "[=+\\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b\u2212]";
/** White space and invisible characters: control characters, zero widths, byte order marks. */
const unseen = "\\s\\p{C}\\p{Z}";
const atStart = new RegExp(`^[${unseen}]*(?=${sign}|[|%])`, "u");
const gap = `[${unseen}";]`;
const gaps = new RegExp(`(?<!${gap})${gap}+(?=${sign})`, "gu");
/** Programs that split at other separators begin a cell here. */
const otherStart = /[\t\r\n;]/;

/** An apostrophe before the sign makes it text; phone numbers with a plus get one as well. */
const withoutFormulas = (text: string): string =>
  text
    .replace(atStart, (before) => `${before}'`)
    .replace(gaps, (before) => (otherStart.test(before) ? `${before}'` : before));

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
