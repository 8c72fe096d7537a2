/** Prints a list of records for a terminal or for a spreadsheet, page by page. */
import { once } from "node:events";
import { pino } from "pino";
import type { Config } from "#config";
import { type Column, csvHead, csvLines } from "#domain/exports/csv.ts";
import type { RecordFilter } from "#domain/submissions/record-filter.ts";
import { readStoredRecords, type StoredList } from "./stored-records.ts";

/** One kind of record, as it is listed and exported. */
export interface PrintedList<Row extends { id: string }> extends StoredList<Row> {
  /** `message`, `messages` */
  noun: [one: string, many: string];
  columns: readonly Column<Row>[];
  isShown(row: Row, filter: RecordFilter): boolean;
  /** Some lines for a terminal: visitors' text on one line each, without control sequences. */
  block(row: Row): string;
  /** Groups that the last line counts, if there are any. */
  counts?: readonly { of(row: Row): boolean; inWords: string }[];
}

/** Ends the program with a message if the records cannot be read. */
export async function printRecords<Row extends { id: string }>(
  config: Pick<Config, "dataDirectory" | "databaseUrl">,
  list: PrintedList<Row>,
  { filter, asCsv }: { filter: RecordFilter; asCsv: boolean },
): Promise<void> {
  // The reader may stop before the end, as `head` does.
  process.stdout.on("error", () => process.exit());
  const { counts = [] } = list;
  const counted = counts.map(() => 0);
  let shown = 0;
  if (asCsv) await print(csvHead(list.columns));
  const reading = await readStoredRecords(config, list, pino({ level: "silent" }), async (rows) => {
    const page = rows.filter((row) => list.isShown(row, filter));
    shown += page.length;
    for (const [at, { of }] of counts.entries())
      counted[at] = (counted[at] ?? 0) + page.filter(of).length;
    await print(
      asCsv ? csvLines(list.columns, page) : page.map((row) => `${list.block(row)}\n\n`).join(""),
    );
  });
  if (!reading.ok) {
    console.error(reading.message);
    process.exit(1);
  }
  if (asCsv) return;
  const [one, many] = list.noun;
  const apart = counts.flatMap(({ inWords }, at) =>
    counted[at] ? `${counted[at]} ${inWords}` : [],
  );
  const total = shown === 0 ? `No ${many}.` : `${shown} ${shown === 1 ? one : many}`;
  await print(`${[total, ...apart].join(", ")}\n`);
}

async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, "drain");
}
