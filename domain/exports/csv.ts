/** Tables for spreadsheets: RFC 4180, and safe to open. */

export interface Column<Row> {
  name: string;
  value(row: Row): string | number | Date | null | undefined;
}

/** Lets spreadsheets read the file as UTF-8, which they otherwise take for something older. */
const byteOrderMark = "\ufeff";

/** How a file begins: the names of its columns. */
export const csvHead = <Row>(columns: readonly Column<Row>[]): string =>
  byteOrderMark + line(columns.map(({ name }) => (/[",;]/.test(name) ? quoted(name) : name)));

/** Lines of a file; written page by page, a table of any length takes no more memory than a page. */
export const csvLines = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string =>
  rows.map((row) => line(columns.map(({ value }) => cell(value(row))))).join("");

const line = (cells: string[]) => `${cells.join(",")}\r\n`;

function cell(value: string | number | Date | null | undefined): string {
  if (value === null || value === undefined || value === "") return "";
  if (value instanceof Date) return quoted(value.toISOString());
  return typeof value === "number" ? String(value) : quoted(withoutFormulas(value));
}

/** What begins a formula, in all widths; a formula can fetch addresses and start programs. */
const sign = "[=+\\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b\u2212]";
/** White space, and what is not seen: control characters, zero widths, byte order marks. */
const unseen = "\\s\\p{C}\\p{Z}";
const atStart = new RegExp(`^[${unseen}]*(?=${sign}|[|%])`, "u");
const gap = `[${unseen}";]`;
const gaps = new RegExp(`(?<!${gap})${gap}+(?=${sign})`, "gu");
/** Where a program takes a cell to begin that splits at other characters than ours. */
const otherStart = /[\t\r\n;]/;

/** An apostrophe right before the sign makes text of it, telephone numbers with a plus sign among it. */
const withoutFormulas = (text: string): string =>
  text
    .replace(atStart, (before) => `${before}'`)
    .replace(gaps, (before) => (otherStart.test(before) ? `${before}'` : before));

/** Always: LibreOffice also splits at tabs and semicolons, but never within quotation marks. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
