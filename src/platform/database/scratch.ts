/** Restores a copy of the database where it harms nothing, counts its rows, and throws it away. */
import { countInScratchFolder } from "./embedded/scratch.ts";
import { countInScratchDatabase } from "./postgres/scratch.ts";
import type { ScratchOptions, ScratchResult } from "./scratch-result.ts";

/** Allows one at a time for a database, and throws away what an earlier one left behind. */
export async function countInScratch(options: ScratchOptions): Promise<ScratchResult> {
  const { kind, databaseUrl, file, signal } = options;
  if (kind === "folder") return countInScratchFolder(options);
  if (databaseUrl !== undefined) return countInScratchDatabase(databaseUrl, file, signal);
  return {
    ok: false,
    reason: "no-server",
    message: "This is a backup of a PostgreSQL server: set DATABASE_URL to restore it there.",
  };
}
