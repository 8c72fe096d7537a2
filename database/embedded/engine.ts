import { PGlite, type PGliteOptions } from "@electric-sql/pglite";

/**
 * PGlite starts with `-F` (no flushes) unless told otherwise. `wal_sync_method=fsync` because its
 * `fdatasync` is an empty stub; 16 MB of shared buffers because the process is budgeted 320 MB and
 * the machine's own cache holds the files anyway.
 */
const startParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...[
    "fsync=on",
    "wal_sync_method=fsync",
    "synchronous_commit=on",
    "full_page_writes=on",
    "shared_buffers=16MB",
    "min_wal_size=32MB",
    "max_wal_size=64MB",
  ].flatMap((setting) => ["-c", setting]),
];

/** Starts PostgreSQL inside this process, on the files or the archive that it is given. */
export function startEngine(
  source: Pick<PGliteOptions, "fs" | "dataDir" | "loadDataDir" | "initDbStartParams">,
): Promise<PGlite> {
  return PGlite.create({ ...source, startParams: [...startParameters] });
}
