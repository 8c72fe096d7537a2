import { eq } from "drizzle-orm";
import { isOpenStage } from "#features/job-applications/application-stage-types.ts";
import { jobApplications } from "#features/job-applications/tables/job-applications.ts";
import type { Transaction } from "#platform/database/client.ts";
import { stageColumns, writeChange } from "./change-application.server.ts";

/** Its applicant has taken it back. The caller holds its lock; what is decided already stays. */
export async function withdrawApplication(tx: Transaction, id: string): Promise<void> {
  const [row] = await tx.select().from(jobApplications).where(eq(jobApplications.id, id));
  if (row === undefined || !isOpenStage(row.stage)) return;
  const nobody = { accountId: null };
  const set = stageColumns(nobody, row, { stage: "rejected", rejectionReason: "withdrew" });
  await writeChange(tx, nobody, row, { kind: "moved", set });
}
