import type { Logger } from "pino";
import type { ObserveStatement, OpenResult } from "./client.ts";
import { openPostgres } from "./postgres/open.ts";

export interface OpenOptions {
  dataDirectory: string;
  databaseUrl: string | undefined;
  log: Logger;
  /** Shown every statement, where somebody measures them. */
  observe?: ObserveStatement | undefined;
}

export async function openDatabase(options: OpenOptions): Promise<OpenResult> {
  if (options.databaseUrl !== undefined) return openPostgres(options.databaseUrl, options);
  // Loaded only here: with a PostgreSQL server, the engine stays out of memory.
  const { openEmbedded } = await import("./embedded/open.ts");
  return openEmbedded(options.dataDirectory, options.log, options.observe);
}
