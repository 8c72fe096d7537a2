/**
 * Tells whoever an opportunity belongs to that its prospect has replied, or that our email did not arrive;
 * administrators where it is nobody's.
 */
import { eq } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import { opportunityRecord } from "#features/opportunities/notifications.server.ts";
import { findOpportunityRecipients } from "#features/opportunities/owners.server.ts";
import type { OpportunityRow } from "#features/opportunities/tables/opportunities.ts";
import { prospectCompanies } from "#features/prospects/tables/prospects.ts";
import type { Transaction } from "#platform/database/client.ts";
import { raiseNotifications } from "#platform/notifications/raise-notifications.server.ts";
import { quoteInDetails } from "#platform/notifications/read-subjects.server.ts";
import { opportunityEmailNotifications } from "./notifications.server.ts";

interface EmailNews {
  event: "replied" | "undelivered";
  /** The reply, the email that has failed, or the report about it. */
  emailId: string;
  text: string;
  /** The person who joined it by hand, and so knows of it; null if it was joined by itself. */
  actorId: string | null;
}

export const notifyAboutReply = (
  tx: Transaction,
  queue: PgBoss,
  opportunity: OpportunityRow,
  reply: { id: string; text: string },
  actorId: string | null = null,
): Promise<void> =>
  notifyAboutEmail(tx, queue, opportunity, {
    event: "replied",
    emailId: reply.id,
    text: reply.text,
    actorId,
  });

export const notifyAboutUndelivered = (
  tx: Transaction,
  queue: PgBoss,
  opportunity: OpportunityRow,
  emailId: string,
): Promise<void> =>
  notifyAboutEmail(tx, queue, opportunity, {
    event: "undelivered",
    emailId,
    text: "",
    actorId: null,
  });

async function notifyAboutEmail(
  tx: Transaction,
  queue: PgBoss,
  { id: recordId, ownerId, companyId }: OpportunityRow,
  { event, emailId, text, actorId }: EmailNews,
): Promise<void> {
  const [row] = await tx
    .select({ name: prospectCompanies.name })
    .from(prospectCompanies)
    .where(eq(prospectCompanies.id, companyId));
  await raiseNotifications(
    tx,
    queue,
    {
      kind: opportunityEmailNotifications["opportunity-replied"],
      event,
      record: opportunityRecord,
      recordId,
      clientId: null,
      facilityId: null,
      actorId,
      details: {
        company: row?.name ?? "",
        // The language is null, because nobody knows that of the prospect's mail program.
        ...quoteInDetails(text, null),
      },
    },
    await findOpportunityRecipients(tx, ownerId),
    ({ accountId, email }) => ({
      message: event === "replied" ? "opportunity-replied" : "opportunity-undelivered",
      to: email,
      about: { kind: "opportunity-email", id: emailId },
      data: { accountId },
    }),
  );
}
