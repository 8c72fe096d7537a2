/** Contacts and companies that were added by mistake, and that nobody has used or worked on since. */
import { and, eq, isNull, notExists, or, sql } from "drizzle-orm";
import type { ProspectIds } from "#features/prospects/join-prospects.server.ts";
import { prospectCompanies, prospectContacts } from "#features/prospects/tables/prospects.ts";
import type { Transaction } from "#platform/database/client.ts";
import { isAmong } from "#platform/history/history-nouns.server.ts";
import { historyEvents } from "#platform/history/tables/history-events.ts";
import { opportunities } from "./tables/opportunities.ts";

/** @param added by one command, whose own opportunities are deleted already */
export async function deleteUnusedProspects(
  tx: Transaction,
  added: readonly ProspectIds[],
): Promise<void> {
  const companyIds = [...new Set(added.map(({ companyId }) => companyId))];
  // A request that uses them at this moment holds the lock: afterwards it is visible, and they stay.
  await tx
    .select({ id: prospectCompanies.id })
    .from(prospectCompanies)
    .where(isAmong(prospectCompanies.id, companyIds))
    .orderBy(prospectCompanies.id)
    .for("update");
  const contactIds = added.map(({ contactId }) => contactId);
  await tx
    .select({ id: prospectContacts.id })
    .from(prospectContacts)
    .where(isAmong(prospectContacts.id, contactIds))
    .orderBy(prospectContacts.id)
    .for("update");
  const unused = await findUnusedCompanies(tx, companyIds);
  await tx
    .delete(prospectContacts)
    .where(
      and(
        isAmong(prospectContacts.id, contactIds),
        isAmong(prospectContacts.companyId, unused),
        isNull(prospectContacts.mergedInto),
        notExists(
          tx
            .select({ id: opportunities.id })
            .from(opportunities)
            .where(eq(opportunities.contactId, prospectContacts.id)),
        ),
      ),
    );
  const stillHas = await tx
    .selectDistinct({ id: prospectContacts.companyId })
    .from(prospectContacts)
    .where(isAmong(prospectContacts.companyId, unused));
  const empty = unused.filter((id) => !stillHas.some((company) => company.id === id));
  await tx.delete(prospectCompanies).where(isAmong(prospectCompanies.id, empty));
}

/** Neither asked for again nor changed, merged or noted on by anybody. */
async function findUnusedCompanies(
  tx: Transaction,
  companyIds: readonly string[],
): Promise<string[]> {
  const { id, mergedInto } = prospectCompanies;
  const used = await tx
    .select({ id: opportunities.companyId })
    .from(opportunities)
    .where(isAmong(opportunities.companyId, companyIds));
  const changed = await tx
    .select({ id: historyEvents.recordId })
    .from(historyEvents)
    .where(
      and(
        eq(historyEvents.recordKind, "prospect-company"),
        isAmong(historyEvents.recordId, companyIds),
      ),
    );
  // Notes belong to a feature above this one.
  const { rows: noted } = await tx.execute(sql`select record_id as id from submission_notes
    where record_kind = 'prospect-company' and record_id = any(${`{${companyIds.join(",")}}`}::uuid[])`);
  const merged = await tx
    .select({ id, mergedInto })
    .from(prospectCompanies)
    .where(
      or(
        isAmong(mergedInto, companyIds),
        and(isAmong(id, companyIds), sql`${mergedInto} is not null`),
      ),
    );
  const kept = new Set(
    [...used, ...changed, ...noted, ...merged].flatMap((row) => [
      String(row.id),
      ...("mergedInto" in row ? [String(row.mergedInto)] : []),
    ]),
  );
  return companyIds.filter((id) => !kept.has(id));
}
