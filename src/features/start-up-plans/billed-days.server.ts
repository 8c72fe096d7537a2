/** Scope, billing and contract of a facility, as far as they begin with its service. */
import { and, desc, eq, inArray, isNull, ne, or } from "drizzle-orm";
import { contractTypes } from "#features/documents/document-types.ts";
import { documents, documentVersions } from "#features/documents/tables/documents.ts";
import { isVisibleDocument } from "#features/documents/visible-documents.server.ts";
import { monthOf } from "#features/invoices/billing-days.ts";
import { billingSettings } from "#features/invoices/tables/billing.ts";
import { invoiceLines, invoices } from "#features/invoices/tables/invoices.ts";
import { findMovableVersion } from "#features/scopes/move-first-version.server.ts";
import { type ScopeRow, scopes } from "#features/scopes/tables/scopes.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { LocalDate } from "#platform/format/local-date.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import type { StartUpPlanRow } from "./tables/start-up-plans.ts";

type Place = Pick<StartUpPlanRow, "clientId" | "facilityId">;

/** The first version of the scope, where it takes effect with the service and nothing was billed by it yet. */
export async function findScopeOfStart(
  tx: Transaction,
  actor: Actor,
  { clientId, facilityId }: Place,
  move: { from: LocalDate; to: LocalDate },
  now: Date,
): Promise<ScopeRow | undefined> {
  // Making a client's invoices takes this lock first and then locks the facility, so the order must be the
  // same here.
  await tx
    .select({ clientId: billingSettings.clientId })
    .from(billingSettings)
    .where(eq(billingSettings.clientId, clientId))
    .for("update");
  const billed = await tx
    .select({ id: invoiceLines.id })
    .from(invoiceLines)
    .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
    .where(
      and(
        eq(invoiceLines.facilityId, facilityId),
        eq(invoiceLines.kind, "service"),
        ne(invoices.state, "void"),
      ),
    )
    .limit(1);
  return billed.length > 0 ? undefined : findMovableVersion(tx, actor, facilityId, move, now);
}

/** Records that still have a former first day of service. */
export type DayThatStays =
  | { kind: "scope"; id: string; version: number; day: LocalDate }
  /** The first day of the month. */
  | { kind: "billing"; month: LocalDate }
  | { kind: "contract"; id: string; day: LocalDate; until: LocalDate | null };

interface FirstDays {
  /** Former first days of service. */
  earlier: readonly LocalDate[];
  firstDay: LocalDate;
}

/** Only records that the actor may see are found. The caller has found the facility for the actor. */
export async function findDaysThatStay(
  db: Database,
  actor: Actor,
  place: Place,
  { earlier, firstDay }: FirstDays,
): Promise<DayThatStays[]> {
  const days = earlier.filter((day) => day !== firstDay);
  if (days.length === 0) return [];
  const [versions, months, contracts] = await Promise.all([
    findVersions(db, place, days),
    may(actor, "invoices.change") ? findMonths(db, place, days, firstDay) : [],
    findContracts(db, actor, place, days),
  ]);
  return [...versions, ...months, ...contracts];
}

async function findVersions(db: Database, { facilityId }: Place, days: LocalDate[]) {
  const { id, version, effectiveFrom } = scopes;
  const rows = await db
    .select({ id, version, effectiveFrom })
    .from(scopes)
    .where(and(eq(scopes.facilityId, facilityId), inArray(effectiveFrom, days)))
    .orderBy(version);
  return rows.flatMap((row): DayThatStays[] =>
    row.effectiveFrom === null
      ? []
      : [{ kind: "scope", id: row.id, version: row.version, day: row.effectiveFrom }],
  );
}

async function findMonths(
  db: Database,
  { clientId }: Place,
  days: readonly LocalDate[],
  firstDay: LocalDate,
) {
  const months = days.map((day) => monthOf(day)).filter((month) => month !== monthOf(firstDay));
  const rows = await db
    .select({ month: billingSettings.billsFrom })
    .from(billingSettings)
    .where(eq(billingSettings.clientId, clientId));
  return rows
    .filter(({ month }) => months.includes(month))
    .map(({ month }): DayThatStays => ({ kind: "billing", month }));
}

async function findContracts(
  db: Database,
  actor: Actor,
  { clientId, facilityId }: Place,
  days: readonly LocalDate[],
) {
  const { documentId, number, validFrom, validUntil } = documentVersions;
  const rows = await db
    .selectDistinctOn([documentId], { documentId, validFrom, validUntil })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentId))
    .where(
      and(
        eq(documents.clientId, clientId),
        or(isNull(documents.facilityId), eq(documents.facilityId, facilityId)),
        inArray(documents.type, [...contractTypes]),
        isNull(documents.withdrawnAt),
        isVisibleDocument(actor),
      ),
    )
    .orderBy(documentId, desc(number));
  return rows.flatMap(({ documentId: id, validFrom: day, validUntil: until }): DayThatStays[] =>
    day !== null && days.includes(day) ? [{ kind: "contract", id, day, until }] : [],
  );
}
