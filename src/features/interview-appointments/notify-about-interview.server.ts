/** Tells whoever an application is assigned to, and whoever talks with the applicant, what that one has done. */
import { eq } from "drizzle-orm";
import type { AppointmentChange } from "#features/appointments/appointment-kind.server.ts";
import type { AppointmentRow } from "#features/appointments/tables/appointments.ts";
import { applicationRecord } from "#features/hiring/notifications.server.ts";
import { jobApplications } from "#features/job-applications/tables/job-applications.ts";
import type { Transaction } from "#platform/database/client.ts";
import { raiseNotifications } from "#platform/notifications/raise-notifications.server.ts";
import { type InterviewNews, interviewNotifications } from "./notifications.server.ts";

export async function notifyAboutInterview(
  tx: Transaction,
  { what, appointment, actorId }: AppointmentChange,
): Promise<void> {
  if (actorId !== null || what === "offered") return;
  await raiseNews(tx, appointment, what);
}

/** The applicant knows nothing of the times, or of what became of them: somebody has to call. */
export const notifyAboutFailedEmail = (
  tx: Transaction,
  appointment: AppointmentRow,
): Promise<void> => raiseNews(tx, appointment, "undelivered");

async function raiseNews(
  tx: Transaction,
  { subjectId, hostId }: AppointmentRow,
  event: InterviewNews,
): Promise<void> {
  const [row] = await tx
    .select({ assignedTo: jobApplications.assignedTo, name: jobApplications.fullName })
    .from(jobApplications)
    .where(eq(jobApplications.id, subjectId));
  if (row === undefined) return;
  await raiseNotifications(
    tx,
    undefined,
    {
      kind: interviewNotifications["interview-news"],
      event,
      record: applicationRecord,
      recordId: subjectId,
      clientId: null,
      facilityId: null,
      actorId: null,
      details: { name: row.name },
      replaces: true,
    },
    [row.assignedTo ?? hostId, hostId],
  );
}
