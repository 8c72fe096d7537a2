import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import type { FileRecordKind } from "./attached-records.ts";
import { fileAttachments, files } from "./tables/files.ts";

export interface FileListRow {
  id: string;
  kind: "jpeg" | "pdf";
  name: string;
  /** Size in pixels; null unless it is a photo. */
  width: number | null;
  height: number | null;
  /** It opens for nobody until the scanner has passed it. */
  isHeld: boolean;
}

/**
 * Lists files by record, in their order. The caller has checked that the actor may read all these records.
 */
export async function listFiles(
  db: Database,
  recordKind: FileRecordKind,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, readonly FileListRow[]>> {
  if (recordIds.length === 0) return new Map();
  const { id, kind, name, width, height, isHeld } = files;
  const { fileId, recordId, position } = fileAttachments;
  const rows = await db
    .select({ recordId, file: { id, kind, name, width, height, isHeld } })
    .from(fileAttachments)
    .innerJoin(files, and(eq(id, fileId), eq(files.state, "stored")))
    .where(and(eq(fileAttachments.recordKind, recordKind), inArray(recordId, [...recordIds])))
    .orderBy(asc(position));
  const filesByRecord = new Map<string, FileListRow[]>();
  for (const row of rows)
    filesByRecord.set(row.recordId, [...(filesByRecord.get(row.recordId) ?? []), row.file]);
  return filesByRecord;
}
