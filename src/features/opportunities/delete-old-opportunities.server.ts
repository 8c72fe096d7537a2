import { and, eq, inArray, lt, ne, not, notExists } from "drizzle-orm";
import { company } from "#content/company.ts";
import { prospectCompanies, prospectContacts } from "#features/prospects/tables/prospects.ts";
import { signedContracts } from "#features/signed-contracts.server.ts";
import type { Database } from "#platform/database/client.ts";
import { dayMs } from "#platform/format/durations.ts";
import { opportunities } from "./tables/opportunities.ts";

/** Rows per statement: it ends within its limit, and other statements run in between. */
const atATime = 1_000;

/**
 * A lost opportunity is deleted when the retention period of quote requests is over, counted from the day it
 * was closed. Open, won and signed ones stay. Contacts and companies go with their last opportunity.
 */
export async function deleteOldOpportunities(
  db: Database,
  now: Date,
): Promise<{ opportunities: number; prospects: number }> {
  const before = new Date(now.getTime() - company.retention.contactMessages * dayMs);
  const deleted = await deleteLost(db, before, now);
  return { opportunities: deleted, prospects: await deleteLeftProspects(db, before) };
}

async function deleteLost(db: Database, before: Date, now: Date): Promise<number> {
  const { id, closedAt, stage } = opportunities;
  for (let deleted = 0; ; ) {
    const due = db
      .select({ id })
      .from(opportunities)
      .where(and(lt(closedAt, before), ne(stage, "won"), not(signedContracts.isKept(now))))
      .limit(atATime);
    const gone = await db.delete(opportunities).where(inArray(id, due)).returning({ id });
    deleted += gone.length;
    if (gone.length < atATime) return deleted;
  }
}

/**
 * A new request locks the rows it uses, so they are not deleted under it (`join-prospects.server.ts`).
 * @returns how many contacts
 */
async function deleteLeftProspects(db: Database, before: Date): Promise<number> {
  const { id, addedAt } = prospectContacts;
  const ofContact = db
    .select({ id: opportunities.id })
    .from(opportunities)
    .where(eq(opportunities.contactId, id));
  const hasContact = db
    .select({ id })
    .from(prospectContacts)
    .where(eq(prospectContacts.companyId, prospectCompanies.id));
  const ofCompany = db
    .select({ id: opportunities.id })
    .from(opportunities)
    .where(eq(opportunities.companyId, prospectCompanies.id));
  for (let deleted = 0; ; ) {
    const leftOpportunities = db
      .select({ id })
      .from(prospectContacts)
      .where(and(lt(addedAt, before), notExists(ofContact)))
      .limit(atATime);
    const gone = await db
      .delete(prospectContacts)
      .where(inArray(id, leftOpportunities))
      .returning({ id });
    deleted += gone.length;
    if (gone.length < atATime) {
      await db
        .delete(prospectCompanies)
        .where(
          and(lt(prospectCompanies.addedAt, before), notExists(hasContact), notExists(ofCompany)),
        );
      return deleted;
    }
  }
}
