/** Tables for spreadsheets: RFC 4180, and safe to open. */

export interface Column<Row> {
  name: string;
  value(row: Row): string | number | Date | null | undefined;
}

/** Lets spreadsheets read the file as UTF-8, which they otherwise take for something older. */
const byteOrderMark = "\ufeff";

export function toCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const head = columns.map(({ name }) => quoted(name));
  const body = rows.map((row) => columns.map(({ value }) => cell(value(row))));
  return `${byteOrderMark}${[head, ...body].map((cells) => `${cells.join(",")}\r\n`).join("")}`;
}

function cell(value: string | number | Date | null | undefined): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return quoted(value.toISOString());
  return quoted(typeof value === "number" ? String(value) : withoutFormula(value));
}

/**
 * A spreadsheet takes text that begins like a formula for one, and a formula can fetch addresses and
 * start programs. An apostrophe makes it text, telephone numbers with a plus sign among it.
 */
function withoutFormula(text: string): string {
  return /^[\s\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
}

const quoted = (text: string): string =>
  /[",\r\n;]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
