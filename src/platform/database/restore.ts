import { refuseEmbeddedRestore, restoreEmbedded } from "./embedded/restore.ts";
import { refusePostgresRestore, restorePostgres } from "./postgres/restore.ts";
import type { RestoreRefusal, RestoreResult } from "./restore-result.ts";

export interface RestoreOptions {
  dataDirectory: string;
  databaseUrl: string | undefined;
  file: string;
  /** If false, only an empty database is filled. */
  replace: boolean;
}

/** Restores a backup of the same engine. The server must be stopped. */
export function restore(options: RestoreOptions): Promise<RestoreResult> {
  const { dataDirectory, databaseUrl, file, replace } = options;
  return databaseUrl === undefined
    ? restoreEmbedded(dataDirectory, file, replace)
    : restorePostgres({ databaseUrl, dataDirectory, file, replace });
}

/** Refuses before hours go into a restore that could not succeed. */
export function refuseRestore({
  dataDirectory,
  databaseUrl,
  replace,
}: Omit<RestoreOptions, "file">): Promise<RestoreRefusal | undefined> {
  return databaseUrl === undefined
    ? refuseEmbeddedRestore(dataDirectory, replace)
    : refusePostgresRestore(databaseUrl, replace);
}
