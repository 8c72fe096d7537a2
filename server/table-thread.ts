/** Reads one file of rows and columns, hands them over, and ends: unpacking and parsing take seconds. */
import { once } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
import { lowerThisThread } from "#platform/pdf/lower-this-thread.ts";
import { readTable } from "#platform/spreadsheets/read-table.server.ts";
import type { TableMessage } from "#platform/spreadsheets/read-table-in-thread.server.ts";
import type { TableRow } from "#platform/spreadsheets/table-reading.ts";

/** The main thread takes this much at once without a noticeable delay. */
const maxRows = 100;
const maxCharacters = 100_000;

lowerThisThread();

const path: string = workerData;
let rows: TableRow[] = [];
let characters = 0;

const reading = await readTable(path, async (row) => {
  rows.push(row);
  for (const { length } of row.cells) characters += length;
  if (rows.length >= maxRows || characters >= maxCharacters) await handOver();
});
await handOver();
send({ reading });

async function handOver(): Promise<void> {
  if (rows.length === 0 || parentPort === null) return;
  const taken = once(parentPort, "message");
  send({ rows });
  rows = [];
  characters = 0;
  await taken;
}

function send(message: TableMessage): void {
  parentPort?.postMessage(message);
}
