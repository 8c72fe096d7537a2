/** Command line and environment of the programs that handle databases. */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Logger, pino } from "pino";
import type { Config } from "#config";
import { databaseFolder } from "#platform/database/embedded/folder.ts";
import type { TableContent } from "#platform/database/table-checksums.ts";
import { startConfig } from "#server/start-config.ts";

export interface Arguments {
  config: Config;
  /** The file or URL argument. */
  value: string;
  flags: ReadonlySet<string>;
  log: Logger;
}

export function readArguments({
  usage,
  flags = [],
}: {
  usage: string;
  flags?: string[];
}): Arguments {
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: "boolean" as const }]));
  const { positionals, values } = parse(usage, options);
  const [value, ...more] = positionals;
  if (value === undefined || more.length > 0) fail(`Usage: ${usage}`);
  const setFlags = new Set(flags.filter((flag) => values[flag] === true));
  return { config: startConfig(), value, flags: setFlags, log: pino({ level: "silent" }) };
}

function parse(usage: string, options: Record<string, { type: "boolean" }>) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return fail(`${String(error)}\nUsage: ${usage}`);
  }
}

/** A data folder without an embedded database is a mistake; none is created there. */
export function expectDatabase({ config }: Pick<Arguments, "config">): void {
  const folder = databaseFolder(config.dataDirectory);
  if (!existsSync(folder)) fail(`There is no database in ${folder}. Set DATA_DIR to where it is.`);
}

export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

export function listTables(tables: TableContent[]) {
  const width = Math.max(...tables.map(({ table }) => table.length));
  for (const { table, rows } of tables)
    console.warn(`${table.padEnd(width)}  ${String(rows).padStart(8)} rows`);
}

export function size(bytes: number): string {
  return `${(bytes / 1_000_000).toLocaleString("en", { maximumFractionDigits: 1 })} MB`;
}
