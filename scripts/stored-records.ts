/** Reads records wherever they are: PostgreSQL, the data folder, or the server that has it open. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Logger } from "pino";
import type { Config } from "#config";
import type { Database } from "#database/client.ts";
import { databaseFolder } from "#database/embedded/folder.ts";
import { openDatabase } from "#database/open.ts";
import { type RecordPage, recordsAtOnce } from "#domain/submissions/record-page.ts";
import { requestControl } from "#server/request-control.ts";

export interface StoredList<Row extends { id: string }> {
  /** The list's name on the control socket. */
  name: string;
  /** Newest first. */
  read(db: Database, page: RecordPage): Promise<Row[]>;
  /** Columns with dates, which JSON turns into text. */
  moments: readonly (keyof Row & string)[];
}

export type Reading = { ok: true } | { ok: false; message: string };
type Page<Row> = { ok: true; rows: Row[] } | { ok: false; message: string };

/** Passes all records to `take`, newest first, some hundred at a time. */
export async function readStoredRecords<Row extends { id: string }>(
  config: Pick<Config, "dataDirectory" | "databaseUrl">,
  list: StoredList<Row>,
  log: Logger,
  take: (rows: Row[]) => Promise<void>,
): Promise<Reading> {
  const folder = databaseFolder(config.dataDirectory);
  // Opening the folder would create a database, and an empty list would look like an answer.
  if (config.databaseUrl === undefined && !existsSync(folder)) {
    return {
      ok: false,
      message: `There is no database in ${folder}. Set DATA_DIR to where it is.`,
    };
  }
  const opened = await openDatabase({ ...config, log });
  if (!opened.ok && opened.reason === "locked") {
    const dataDirectory = resolve(config.dataDirectory);
    return inPages((after) => askRunningServer(dataDirectory, list, after), take);
  }
  if (!opened.ok) return opened;
  try {
    const { background } = opened.database;
    const read = async (page: RecordPage): Promise<Page<Row>> => ({
      ok: true,
      rows: await list.read(background, { limit: recordsAtOnce, ...page }),
    });
    return await inPages((after) => read(after === undefined ? {} : { after }), take);
  } finally {
    await opened.database.close();
  }
}

async function inPages<Row extends { id: string }>(
  read: (after: string | undefined) => Promise<Page<Row>>,
  take: (rows: Row[]) => Promise<void>,
): Promise<Reading> {
  for (let after: string | undefined; ; ) {
    const page = await read(after);
    if (!page.ok) return page;
    await take(page.rows);
    if (page.rows.length < recordsAtOnce) return { ok: true };
    after = page.rows.at(-1)?.id;
  }
}

async function askRunningServer<Row extends { id: string }>(
  dataDirectory: string,
  { name, moments }: StoredList<Row>,
  after: string | undefined,
): Promise<Page<Row>> {
  const response = await requestControl(dataDirectory, `/${name}${after ? `?after=${after}` : ""}`);
  if (!response.ok) return response;
  if (response.status !== 200 || !Array.isArray(response.content)) {
    return {
      ok: false,
      message: `The running server did not list its ${name}; its log says why.`,
    };
  }
  // The socket returns the result of `read`, with dates as text.
  const rows = response.content as Row[];
  return { ok: true, rows: rows.map((row) => ({ ...row, ...revived(row, moments) })) };
}

const revived = <Row extends object>(row: Row, moments: readonly (keyof Row & string)[]) =>
  Object.fromEntries(
    moments.map((name) => [name, row[name] === null ? null : new Date(String(row[name]))]),
  );
