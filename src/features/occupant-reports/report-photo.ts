import { and, eq } from "drizzle-orm";
import type { Database } from "#database/client.ts";
import type { OccupantReportRow } from "#database/tables/area-signs.ts";
import { files } from "#database/tables/files.ts";
import { type FoundFile, foundFile } from "#domain/files/find-file.ts";

export interface ReportPhoto {
  file: FoundFile;
  width: number | null;
  height: number | null;
  /** It opens for nobody until the scanner has passed it. */
  isHeld: boolean;
}

/** What came with that report. The caller has opened the report by its link. */
export async function findReportPhoto(
  db: Database,
  { fileId }: Pick<OccupantReportRow, "fileId">,
): Promise<ReportPhoto | undefined> {
  if (fileId === null) return undefined;
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.state, "stored"), eq(files.kind, "jpeg")));
  return row && { file: foundFile(row), width: row.width, height: row.height, isHeld: row.isHeld };
}
