/** Reads records wherever they are: PostgreSQL, the data folder, or the server that has it open. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Logger } from "pino";
import type { Config } from "#config";
import type { Database } from "#database/client.ts";
import { databaseFolder } from "#database/embedded/folder.ts";
import { openDatabase } from "#database/open.ts";
import { askServer } from "#server/ask-server.ts";

export interface KeptList<Row> {
  /** What the running server calls the list. */
  name: string;
  /** Newest first. */
  read(db: Database): Promise<Row[]>;
  /** Columns that hold moments, of which JSON makes text. */
  moments: readonly (keyof Row & string)[];
}

export type KeptRecords<Row> = { ok: true; rows: Row[] } | { ok: false; message: string };

export async function readKeptRecords<Row extends object>(
  config: Pick<Config, "dataDirectory" | "databaseUrl">,
  list: KeptList<Row>,
  log: Logger,
): Promise<KeptRecords<Row>> {
  const folder = databaseFolder(config.dataDirectory);
  // Opening it would make one, and an empty list would look like an answer.
  if (config.databaseUrl === undefined && !existsSync(folder)) {
    return {
      ok: false,
      message: `There is no database in ${folder}. Set DATA_DIR to where it is.`,
    };
  }
  const opened = await openDatabase({ ...config, log });
  if (!opened.ok && opened.reason === "locked") {
    return askRunningServer(resolve(config.dataDirectory), list);
  }
  if (!opened.ok) return opened;
  try {
    const { background } = opened.database;
    return { ok: true, rows: await list.read(background) };
  } finally {
    await opened.database.close();
  }
}

async function askRunningServer<Row extends object>(
  dataDirectory: string,
  { name, moments }: KeptList<Row>,
): Promise<KeptRecords<Row>> {
  const asked = await askServer(dataDirectory, `/${name}`);
  if (!asked.ok) return asked;
  if (asked.status !== 200 || !Array.isArray(asked.content)) {
    return {
      ok: false,
      message: `The running server did not list its ${name}; its log says why.`,
    };
  }
  // The socket answers with what `read` returns, but for the moments.
  const rows = asked.content as Row[];
  return { ok: true, rows: rows.map((row) => ({ ...row, ...revived(row, moments) })) };
}

const revived = <Row extends object>(row: Row, moments: readonly (keyof Row & string)[]) =>
  Object.fromEntries(
    moments.map((name) => [name, row[name] === null ? null : new Date(String(row[name]))]),
  );
