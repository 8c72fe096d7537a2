/** Every change of a company takes the same path: lock, write, history, and an event for open screens. */
import { and, eq, isNull } from "drizzle-orm";
import {
  type ProspectCompanyRow,
  type ProspectContactRow,
  prospectCompanies,
  prospectContacts,
} from "#features/prospects/tables/prospects.ts";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Transaction } from "#platform/database/client.ts";
import type { FieldChanges } from "#platform/history/field-changes.ts";
import { type HistoryDetails, recordHistory } from "#platform/history/history.server.ts";
import type { HistoryKindOf } from "#platform/history/history-messages.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";

/** Held until the transaction ends; undefined for what was merged, and for actors who may not see it. */
export async function lockCompany(
  tx: Transaction,
  actor: Actor,
  id: string,
): Promise<ProspectCompanyRow | undefined> {
  if (!may(actor, "prospects.read")) return undefined;
  const [row] = await tx
    .select()
    .from(prospectCompanies)
    .where(and(eq(prospectCompanies.id, id), isNull(prospectCompanies.mergedInto)))
    .for("update");
  return row;
}

/** The caller holds the lock of the company. */
export async function lockContact(
  tx: Transaction,
  companyId: string,
  id: string,
): Promise<ProspectContactRow | undefined> {
  const [row] = await tx
    .select()
    .from(prospectContacts)
    .where(
      and(
        eq(prospectContacts.id, id),
        eq(prospectContacts.companyId, companyId),
        isNull(prospectContacts.mergedInto),
      ),
    )
    .for("update");
  return row;
}

export interface CompanyEvent {
  kind: HistoryKindOf<"prospect-company">;
  change: FieldChanges;
  details?: HistoryDetails;
}

export async function recordCompanyEvent(
  tx: Transaction,
  { accountId }: Actor,
  id: string,
  event: CompanyEvent,
): Promise<void> {
  const about = { recordKind: "prospect-company", recordId: id, actorId: accountId } as const;
  await recordHistory(tx, { ...event, ...about });
  await sendChangeEvent(tx, { kind: "prospect-company", id });
  // Board and list name the company.
  await sendChangeEvent(tx, { kind: "opportunity" });
}
