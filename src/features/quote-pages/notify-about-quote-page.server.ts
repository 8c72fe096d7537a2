/** Tells whoever an opportunity belongs to what its prospect has done on their own page. */
import { eq } from "drizzle-orm";
import { opportunityRecord } from "#features/opportunities/notifications.server.ts";
import { findOpportunityRecipients } from "#features/opportunities/owners.server.ts";
import type { OpportunityRow } from "#features/opportunities/tables/opportunities.ts";
import type { OwnPageEntryKind } from "#features/own-pages/own-page-types.ts";
import { prospectCompanies } from "#features/prospects/tables/prospects.ts";
import type { Transaction } from "#platform/database/client.ts";
import { raiseNotifications } from "#platform/notifications/raise-notifications.server.ts";
import { quotePageNotifications } from "./notifications.server.ts";

export async function notifyAboutQuotePage(
  tx: Transaction,
  { id: recordId, ownerId, companyId }: OpportunityRow,
  event: OwnPageEntryKind,
): Promise<void> {
  const [row] = await tx
    .select({ company: prospectCompanies.name })
    .from(prospectCompanies)
    .where(eq(prospectCompanies.id, companyId));
  await raiseNotifications(
    tx,
    undefined,
    {
      kind: quotePageNotifications["prospect-page-news"],
      event,
      record: opportunityRecord,
      recordId,
      clientId: null,
      facilityId: null,
      actorId: null,
      details: { ...row },
      // Ten remarks by one person stay a single line of the list until somebody opens it.
      replaces: true,
    },
    await findOpportunityRecipients(tx, ownerId),
  );
}
