/** Tells whoever an application is assigned to what its applicant has done on their own page. */
import { eq } from "drizzle-orm";
import { applicationRecord } from "#features/hiring/notifications.server.ts";
import { jobApplications } from "#features/job-applications/tables/job-applications.ts";
import type { OwnPageEntryKind } from "#features/own-pages/own-page-types.ts";
import { findSubmissionRecipients } from "#features/submissions/handling/assign.server.ts";
import type { Transaction } from "#platform/database/client.ts";
import { raiseNotifications } from "#platform/notifications/raise-notifications.server.ts";
import { applicationPageNotifications } from "./notifications.server.ts";

/** Nobody is told of what looks like spam. */
export async function notifyAboutApplicationPage(
  tx: Transaction,
  recordId: string,
  event: OwnPageEntryKind,
): Promise<void> {
  const { fullName: name, assignedTo, screening } = jobApplications;
  const [row] = await tx
    .select({ name, assignedTo, screening })
    .from(jobApplications)
    .where(eq(jobApplications.id, recordId));
  if (row?.screening !== "accepted") return;
  await raiseNotifications(
    tx,
    undefined,
    {
      kind: applicationPageNotifications["applicant-page-news"],
      event,
      record: applicationRecord,
      recordId,
      clientId: null,
      facilityId: null,
      actorId: null,
      details: { name: row.name },
      // Ten remarks by one person stay a single line of the list until somebody opens it.
      replaces: true,
    },
    await findSubmissionRecipients(tx, "application", row.assignedTo),
  );
}
