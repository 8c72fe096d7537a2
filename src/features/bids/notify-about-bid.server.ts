/** Tells who may let a low margin pass that a version waits, and its maker that it was approved. */
import { and, eq, inArray } from "drizzle-orm";
import { opportunityRecord } from "#features/opportunities/notifications.server.ts";
import type { OpportunityRow } from "#features/opportunities/tables/opportunities.ts";
import { prospectCompanies } from "#features/prospects/tables/prospects.ts";
import type { Transaction } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { rolesWith } from "#platform/identity/permissions.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { raiseNotifications } from "#platform/notifications/raise-notifications.server.ts";
import { bidNotifications } from "./notifications.server.ts";

interface BidNews {
  event: "waits" | "approved";
  number: number;
  note: string;
}

export async function notifyAboutBid(
  tx: Transaction,
  actor: Actor,
  opportunity: OpportunityRow,
  { event, number, note }: BidNews,
  recipients: readonly string[],
): Promise<void> {
  const [row] = await tx
    .select({ company: prospectCompanies.name })
    .from(prospectCompanies)
    .where(eq(prospectCompanies.id, opportunity.companyId));
  await raiseNotifications(
    tx,
    undefined,
    {
      kind: bidNotifications["bid-approval"],
      event,
      record: opportunityRecord,
      recordId: opportunity.id,
      clientId: null,
      facilityId: null,
      actorId: actor.accountId,
      details: { company: row?.company, number, note, language: actor.language },
      replaces: true,
    },
    recipients,
  );
}

export async function listBidApprovers(tx: Transaction): Promise<string[]> {
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(eq(accounts.state, "active"), inArray(accounts.role, [...rolesWith("bids.approve")])),
    );
  return rows.map(({ id }) => id);
}
