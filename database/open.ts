import type { Logger } from "pino";
import type { OpenResult } from "./client.ts";
import { openPostgres } from "./postgres/open.ts";

export interface OpenOptions {
  /** Holds the embedded database; unused with a `databaseUrl`. */
  dataDirectory: string;
  databaseUrl: string | undefined;
  log: Logger;
}

/** Opens the database and brings its schema up to date. */
export async function openDatabase(options: OpenOptions): Promise<OpenResult> {
  if (options.databaseUrl !== undefined) return openPostgres(options.databaseUrl, options.log);
  // Processes on a PostgreSQL server do without the engine in memory.
  const { openEmbedded } = await import("./embedded/open.ts");
  return openEmbedded(options.dataDirectory, options.log);
}
