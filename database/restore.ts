import { restoreEmbedded } from "./embedded/restore.ts";
import type { TableContent } from "./inventory.ts";
import { restorePostgres } from "./postgres/restore.ts";

export type RestoreResult =
  /** `previous` is where what was there before is kept: a folder, or the ending of schema names. */
  | { ok: true; tables: TableContent[]; previous: string | undefined }
  | {
      ok: false;
      reason: "in-use" | "not-empty" | "not-a-backup" | "tool-missing" | "unusable";
      message: string;
    };

export interface RestoreOptions {
  dataDirectory: string;
  databaseUrl: string | undefined;
  file: string;
  /** Without it, only an empty place is filled. */
  replace: boolean;
}

/** Restores a backup of the same engine. The server must be stopped. */
export function restore(options: RestoreOptions): Promise<RestoreResult> {
  const { dataDirectory, databaseUrl, file, replace } = options;
  return databaseUrl === undefined
    ? restoreEmbedded(dataDirectory, file, replace)
    : restorePostgres(databaseUrl, file, replace);
}
