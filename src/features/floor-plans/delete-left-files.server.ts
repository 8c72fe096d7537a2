import { and, eq, notExists, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { deleteFilesOf } from "#platform/files/delete-files.server.ts";
import { fileAttachments } from "#platform/files/tables/files.ts";
import { floorPlans } from "./tables/floor-plans.ts";

/** Rows per statement: it ends within its limit, and other statements run in between. */
const atATime = 1_000;

/** Plans go with their opportunity; their files are given up here. @returns of how many plans */
export async function deleteLeftFloorPlanFiles(db: Database): Promise<number> {
  const { recordKind, recordId } = fileAttachments;
  const plan = db.select({ one: sql`1` }).from(floorPlans).where(eq(floorPlans.id, recordId));
  for (let left = 0; ; ) {
    const plans = await db
      .selectDistinct({ id: recordId })
      .from(fileAttachments)
      .where(and(eq(recordKind, "floor-plan"), notExists(plan)))
      .limit(atATime);
    const ids = plans.map(({ id }) => id);
    await db.transaction((tx) => deleteFilesOf(tx, "floor-plan", ids));
    left += ids.length;
    if (ids.length < atATime) return left;
  }
}
