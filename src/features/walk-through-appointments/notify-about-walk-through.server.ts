/** Tells whoever an opportunity belongs to (administrators, where that person has left), and whoever comes, what its prospect has done. */
import { eq } from "drizzle-orm";
import type { AppointmentChange } from "#features/appointments/appointment-kind.server.ts";
import type { AppointmentRow } from "#features/appointments/tables/appointments.ts";
import { opportunityRecord } from "#features/opportunities/notifications.server.ts";
import { findOpportunityRecipients } from "#features/opportunities/owners.server.ts";
import { opportunities } from "#features/opportunities/tables/opportunities.ts";
import { prospectCompanies } from "#features/prospects/tables/prospects.ts";
import type { Transaction } from "#platform/database/client.ts";
import { raiseNotifications } from "#platform/notifications/raise-notifications.server.ts";
import { quoteInDetails } from "#platform/notifications/read-subjects.server.ts";
import { type WalkThroughNews, walkThroughNotifications } from "./notifications.server.ts";

export async function notifyAboutWalkThrough(
  tx: Transaction,
  { what, appointment, actorId }: AppointmentChange,
): Promise<void> {
  if (actorId !== null || what === "offered") return;
  await raiseNews(tx, appointment, what, what === "canceled" ? appointment.guestNote : "");
}

/** The prospect knows nothing of the times, or of what became of them: somebody has to call. */
export const notifyAboutFailedEmail = (
  tx: Transaction,
  appointment: AppointmentRow,
): Promise<void> => raiseNews(tx, appointment, "undelivered", "");

async function raiseNews(
  tx: Transaction,
  { subjectId, hostId, language }: AppointmentRow,
  event: WalkThroughNews,
  text: string,
): Promise<void> {
  const [row] = await tx
    .select({ ownerId: opportunities.ownerId, company: prospectCompanies.name })
    .from(opportunities)
    .innerJoin(prospectCompanies, eq(prospectCompanies.id, opportunities.companyId))
    .where(eq(opportunities.id, subjectId));
  if (row === undefined) return;
  await raiseNotifications(
    tx,
    undefined,
    {
      kind: walkThroughNotifications["walk-through-news"],
      event,
      record: opportunityRecord,
      recordId: subjectId,
      clientId: null,
      facilityId: null,
      actorId: null,
      details: { ...quoteInDetails(text, language), company: row.company },
      replaces: true,
    },
    [...(await findOpportunityRecipients(tx, row.ownerId ?? hostId)), hostId],
  );
}
