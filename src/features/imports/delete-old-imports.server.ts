import { and, inArray, lt, notInArray } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { dayMs } from "#platform/format/durations.ts";
import { keptDays, workingStates } from "./import-types.ts";
import { importRows, imports } from "./tables/imports.ts";

/**
 * Cells hold personal data, so they are deleted a while after the file came, and the import can no longer be
 * undone. The name of the file stays, and its history keeps the number of rows that were added. A file that was
 * never imported is deleted altogether.
 */
export async function deleteOldImports(
  db: Database,
  now: Date,
): Promise<{ rows: number; files: number }> {
  const before = new Date(now.getTime() - keptDays * dayMs);
  const isOld = and(
    lt(imports.createdAt, before),
    notInArray(imports.state, [...workingStates, "arriving"]),
  );
  const old = db.select({ id: imports.id }).from(imports).where(isOld);
  const rows = await db
    .delete(importRows)
    .where(inArray(importRows.importId, old))
    .returning({ row: importRows.row });
  const files = await db
    .delete(imports)
    .where(and(isOld, notInArray(imports.state, ["imported", "undone"])))
    .returning({ id: imports.id });
  return { rows: rows.length, files: files.length };
}
