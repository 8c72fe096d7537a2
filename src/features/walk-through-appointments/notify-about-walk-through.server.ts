/** Tells whoever an opportunity belongs to, and whoever comes, what its prospect has done. */
import { eq } from "drizzle-orm";
import type { AppointmentChange } from "#features/appointments/appointment-kind.server.ts";
import { opportunityRecord } from "#features/opportunities/notifications.server.ts";
import { opportunities } from "#features/opportunities/tables/opportunities.ts";
import { prospectCompanies } from "#features/prospects/tables/prospects.ts";
import type { Transaction } from "#platform/database/client.ts";
import { raiseNotifications } from "#platform/notifications/raise-notifications.server.ts";
import { walkThroughNotifications } from "./notifications.server.ts";

const maxExcerpt = 280;

export async function notifyAboutWalkThrough(
  tx: Transaction,
  { what, appointment, actorId }: AppointmentChange,
): Promise<void> {
  if (actorId !== null || what === "offered") return;
  const { subjectId, hostId, guestNote } = appointment;
  const [found] = await tx
    .select({ ownerId: opportunities.ownerId, company: prospectCompanies.name })
    .from(opportunities)
    .innerJoin(prospectCompanies, eq(prospectCompanies.id, opportunities.companyId))
    .where(eq(opportunities.id, subjectId));
  if (found === undefined) return;
  const text = what === "canceled" ? Array.from(guestNote).slice(0, maxExcerpt).join("") : "";
  await raiseNotifications(
    tx,
    undefined,
    {
      kind: walkThroughNotifications["walk-through-news"],
      event: what,
      record: opportunityRecord,
      recordId: subjectId,
      clientId: null,
      facilityId: null,
      actorId: null,
      details: { text, company: found.company },
      replaces: true,
    },
    [found.ownerId ?? hostId, hostId],
  );
}
