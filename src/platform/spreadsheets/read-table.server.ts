/** A file of rows and columns, whatever program has written it. Meant for a thread: it takes its time. */
import { storableText } from "#platform/http/storable-text.ts";
import { readCsv } from "./read-csv.server.ts";
import { readXlsx } from "./read-xlsx.server.ts";
import { TableFault, type TableReading, type TableRow, tableLimits } from "./table-reading.ts";
import { readFirstBytes } from "./text-encoding.server.ts";

/** @param onRow for each row with something in it, in their order; reading waits for it */
export async function readTable(
  path: string,
  onRow: (row: TableRow) => Promise<void>,
): Promise<TableReading> {
  let rows = 0;
  let characters = 0;
  const keepRow = async (number: number, raw: readonly string[]) => {
    const cells = raw.map(cellOf);
    while (cells.at(-1) === "") cells.pop();
    if (cells.length === 0) return;
    if (cells.length > tableLimits.columns) throw new TableFault("too-many-columns", number);
    rows += 1;
    if (rows > tableLimits.rows) throw new TableFault("too-many-rows", number);
    for (const { length } of cells) characters += length;
    if (characters > tableLimits.characters) throw new TableFault("too-large", number);
    await onRow({ number, cells });
  };
  try {
    const format = formatOf(await readFirstBytes(path, 16));
    const facts =
      format === "xlsx"
        ? { encoding: null, delimiter: null, ...(await readXlsx(path, keepRow)) }
        : { sheet: null, otherSheets: [], ...(await readCsv(path, keepRow)) };
    if (rows === 0) throw new TableFault("empty");
    return { ok: true, facts: { format, rows, ...facts } };
  } catch (error) {
    if (!(error instanceof TableFault)) throw error;
    return { ok: false, problem: error.problem, row: error.row };
  }
}

/** Photos, PDFs and archives begin like this; they would be read as strange text. */
const otherFiles = [
  "%PDF-",
  "\x89PNG",
  "\xff\xd8\xff",
  "GIF8",
  "\x1f\x8b",
  "PK",
  "RIFF",
  "7z\xbc",
  "Rar!",
];

function formatOf(start: Buffer): "csv" | "xlsx" {
  const text = start.toString("latin1");
  if (start.length === 0) throw new TableFault("empty");
  if (text.startsWith("PK\x03\x04")) return "xlsx";
  if (text.startsWith("\xd0\xcf\x11\xe0")) throw new TableFault("old-or-locked");
  if (otherFiles.some((signature) => text.startsWith(signature)))
    throw new TableFault("not-a-table");
  return "csv";
}

/** White space of every kind at both ends, and a no-break space within, are accidents of typing. */
const cellOf = (raw: string): string =>
  withoutGuard(
    storableText(raw.slice(0, tableLimits.cellCharacters + 1))
      .replaceAll("\r\n", "\n")
      .replaceAll(/[\u00a0\u2007\u202f]/g, " ")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f\ufeff\u200b\u2060]/g, "")
      .trim(),
  );

/**
 * Some programs write `="00123"`, or an apostrophe before a sign, so that a spreadsheet takes a cell for
 * text; our own exports do the latter.
 */
const withoutGuard = (cell: string): string =>
  /^="([^"]*)"$/.exec(cell)?.[1] ?? cell.replace(/^'(?=[=+\-@])/, "");
