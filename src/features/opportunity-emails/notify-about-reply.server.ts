/** Tells whoever an opportunity belongs to that its prospect has replied; administrators where it is nobody's. */
import { eq } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import { opportunityRecord } from "#features/opportunities/notifications.server.ts";
import { findOpportunityRecipients } from "#features/opportunities/owners.server.ts";
import type { OpportunityRow } from "#features/opportunities/tables/opportunities.ts";
import { prospectCompanies } from "#features/prospects/tables/prospects.ts";
import type { Transaction } from "#platform/database/client.ts";
import { raiseNotifications } from "#platform/notifications/raise-notifications.server.ts";
import { opportunityEmailNotifications } from "./notifications.server.ts";

const maxExcerpt = 280;

export async function notifyAboutReply(
  tx: Transaction,
  queue: PgBoss,
  { id: recordId, ownerId, companyId }: OpportunityRow,
  reply: { id: string; text: string },
  /** Who has joined it by hand, and need not be told. */
  actorId: string | null = null,
): Promise<void> {
  const [found] = await tx
    .select({ name: prospectCompanies.name })
    .from(prospectCompanies)
    .where(eq(prospectCompanies.id, companyId));
  await raiseNotifications(
    tx,
    queue,
    {
      kind: opportunityEmailNotifications["opportunity-replied"],
      event: "replied",
      record: opportunityRecord,
      recordId,
      clientId: null,
      facilityId: null,
      actorId,
      details: {
        company: found?.name ?? "",
        text: Array.from(reply.text).slice(0, maxExcerpt).join(""),
      },
    },
    await findOpportunityRecipients(tx, ownerId),
    ({ accountId, email }) => ({
      message: "opportunity-replied",
      to: email,
      about: { kind: "opportunity-email", id: reply.id },
      data: { accountId },
    }),
  );
}
