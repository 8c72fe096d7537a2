import type { Logger } from "pino";
import type { OpenResult } from "./client.ts";
import { openPostgres } from "./postgres/open.ts";

export interface OpenOptions {
  /** Contains the embedded database; unused with a `databaseUrl`. */
  dataDirectory: string;
  databaseUrl: string | undefined;
  log: Logger;
}

/** Opens the database and migrates its schema. */
export async function openDatabase(options: OpenOptions): Promise<OpenResult> {
  if (options.databaseUrl !== undefined) return openPostgres(options.databaseUrl, options.log);
  // Loaded only here: processes with a PostgreSQL server need no engine in memory.
  const { openEmbedded } = await import("./embedded/open.ts");
  return openEmbedded(options.dataDirectory, options.log);
}
