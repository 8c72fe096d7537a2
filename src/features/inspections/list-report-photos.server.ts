import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { keyOf } from "#platform/files/stores/file-store.ts";
import { fileAttachments, files } from "#platform/files/tables/files.ts";
import { inspectionItems } from "./tables/inspections.ts";

/** The small picture of each photo. The caller has checked that the actor may read the inspection. */
export async function listReportPhotos(db: Database, inspectionId: string) {
  const { recordId, recordKind, fileId, position } = fileAttachments;
  const rows = await db
    .select({ itemId: recordId, file: files })
    .from(fileAttachments)
    .innerJoin(inspectionItems, eq(inspectionItems.id, recordId))
    .innerJoin(files, and(eq(files.id, fileId), eq(files.state, "stored")))
    .where(
      and(
        eq(recordKind, "inspection-item"),
        eq(inspectionItems.inspectionId, inspectionId),
        eq(files.isHeld, false),
        isNotNull(files.thumbnailSha256),
      ),
    )
    .orderBy(asc(inspectionItems.position), asc(position));
  return rows.map(({ itemId, file: { id, thumbnailSha256, width, height } }) => ({
    itemId,
    width: width ?? 4,
    height: height ?? 3,
    key: keyOf({ id, sha256: thumbnailSha256 ?? "" }),
  }));
}

/** Whether a file is a photo of this inspection: links open no others. */
export async function hasReportPhoto(
  db: Database,
  inspectionId: string,
  id: string,
): Promise<boolean> {
  if (!uuid.test(id)) return false;
  const { recordId, recordKind, fileId } = fileAttachments;
  const [row] = await db
    .select({ id: fileId })
    .from(fileAttachments)
    .innerJoin(inspectionItems, eq(inspectionItems.id, recordId))
    .where(
      and(
        eq(recordKind, "inspection-item"),
        eq(inspectionItems.inspectionId, inspectionId),
        eq(fileId, id),
      ),
    );
  return row !== undefined;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
