import { and, eq } from "drizzle-orm";
import type { OccupantReportRow } from "#features/work-orders/tables/occupant-reports.ts";
import type { Database } from "#platform/database/client.ts";
import { type FoundFile, foundFile } from "#platform/files/found-file.ts";
import { files } from "#platform/files/tables/files.ts";

export interface ReportPhoto {
  file: FoundFile;
  width: number | null;
  height: number | null;
  /** It opens for nobody until the scanner has passed it. */
  isHeld: boolean;
}

/** The photo that came with a report. The caller has opened the report by its link. */
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
