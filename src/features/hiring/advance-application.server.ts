import { eq } from "drizzle-orm";
import {
  type ApplicationStage,
  isOpenStage,
  openStages,
} from "#features/job-applications/application-stage-types.ts";
import { jobApplications } from "#features/job-applications/tables/job-applications.ts";
import type { Transaction } from "#platform/database/client.ts";
import { stageColumns, writeChange } from "./change-application.server.ts";

const order: readonly ApplicationStage[] = openStages;
const placeOf = (stage: ApplicationStage): number => order.indexOf(stage);

/**
 * What is agreed on elsewhere moves an application on. Never backwards, and never out of an end: what somebody
 * decided stays. The caller holds its lock.
 */
export async function advanceApplication(
  tx: Transaction,
  mover: { accountId: string | null },
  id: string,
  to: "screening" | "interview",
): Promise<void> {
  const [row] = await tx.select().from(jobApplications).where(eq(jobApplications.id, id));
  if (row === undefined || row.screening !== "accepted" || !isOpenStage(row.stage)) return;
  if (placeOf(row.stage) >= placeOf(to)) return;
  await writeChange(tx, mover, row, {
    kind: "moved",
    set: stageColumns(mover, row, { stage: to }),
  });
}
