/** Rates are added, replaced and taken out, and never edited: bids keep what they were priced with. */
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import {
  changedFields,
  createdFields,
  type FieldChanges,
  removedFields,
} from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import type { HistoryKindOf } from "#platform/history/history-messages.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import type { RateForm } from "./rate-form.ts";
import { type ProductionRateRow, productionRates } from "./tables/production-rates.ts";

type Context = { db: Database | Transaction };

/** `same`: this rate is in force; `not-found` also for what the actor may not see. */
export type RateProblem = "same" | "not-found" | "not-allowed" | "wrong-state";

type AddRateResult =
  | { ok: true; id: string }
  | { ok: false; reason: RateProblem }
  /** Another rate is in force for the same, which the form did not say that it replaces. */
  | { ok: false; reason: "in-force"; rate: ProductionRateRow };

type RateKey = Pick<RateForm, "subject" | "floorCovering" | "facilityType">;

const isNullOr = (
  column: typeof productionRates.floorCovering | typeof productionRates.facilityType,
  value: string | null,
) => (value === null ? isNull(column) : sql`${column} = ${value}`);

async function lockRateFor(
  tx: Transaction,
  { subject, floorCovering, facilityType }: RateKey,
): Promise<ProductionRateRow | undefined> {
  // A row lock would not do: two people who add the first rate have no row to wait for.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('production-rates'))`);
  const [row] = await tx
    .select()
    .from(productionRates)
    .where(
      and(
        eq(productionRates.subject, subject),
        isNullOr(productionRates.floorCovering, floorCovering),
        isNullOr(productionRates.facilityType, facilityType),
        isNull(productionRates.endedAt),
      ),
    )
    .for("update");
  return row;
}

/** The history has one number, because the subject of a rate says its unit. */
const rateFields = ({
  squareFeetAnHour,
  secondsEach,
  low,
  high,
  source,
}: Omit<RateForm, "replaces" | keyof RateKey>) => ({
  squareFeetAnHour,
  secondsEach,
  low,
  high,
  rateSource: source,
});

export const isSameRate = (
  one: Parameters<typeof rateFields>[0],
  other: Parameters<typeof rateFields>[0],
): boolean => JSON.stringify(rateFields(one)) === JSON.stringify(rateFields(other));

/** @param mayReplace whether one that is in force may be replaced without having been named, as by an import */
export function addProductionRate(
  { db }: Context,
  actor: Actor,
  { replaces, ...form }: RateForm,
  { mayReplace = false }: { mayReplace?: boolean } = {},
): Promise<AddRateResult> {
  return db.transaction(async (tx): Promise<AddRateResult> => {
    if (!may(actor, "production-rates.change")) return { ok: false, reason: "not-allowed" };
    const before = await lockRateFor(tx, form);
    if (before !== undefined && isSameRate(before, form)) return { ok: false, reason: "same" };
    if (before !== undefined && !mayReplace && replaces !== before.id)
      return { ok: false, reason: "in-force", rate: before };
    const id = newId();
    if (before !== undefined) await endRow(tx, actor, before, id);
    await tx.insert(productionRates).values({ ...form, id, addedBy: actor.accountId });
    const change =
      before === undefined
        ? createdFields(rateFields(form))
        : changedFields(rateFields(before), rateFields(form));
    await recordRate(tx, actor, id, before === undefined ? "added" : "replaced", change);
    return { ok: true, id };
  });
}

const endRow = (
  tx: Transaction,
  actor: Actor,
  { id }: ProductionRateRow,
  replacementId: string | null,
) =>
  tx
    .update(productionRates)
    .set({ endedAt: sql`clock_timestamp()`, endedBy: actor.accountId, replacementId })
    .where(eq(productionRates.id, id));

export function endProductionRate(
  { db }: Context,
  actor: Actor,
  id: string,
): Promise<{ ok: true } | { ok: false; reason: RateProblem }> {
  return db.transaction(async (tx) => {
    if (!may(actor, "production-rates.change")) return { ok: false, reason: "not-allowed" };
    const [row] = await tx
      .select()
      .from(productionRates)
      .where(eq(productionRates.id, id))
      .for("update");
    if (row === undefined) return { ok: false, reason: "not-found" };
    if (row.endedAt !== null) return { ok: false, reason: "wrong-state" };
    await endRow(tx, actor, row, null);
    await recordRate(tx, actor, id, "ended", removedFields(rateFields(row)));
    return { ok: true };
  });
}

/** Removes the rates that an import has added, and puts those in force again that they had replaced. */
export async function undoAddedRates(tx: Transaction, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await tx.delete(productionRates).where(eq(productionRates.id, id));
    await tx
      .update(productionRates)
      .set({ endedAt: null, endedBy: null, replacementId: null })
      .where(eq(productionRates.replacementId, id));
  }
}

const recordRate = (
  tx: Transaction,
  { accountId }: Actor,
  recordId: string,
  kind: HistoryKindOf<"production-rate">,
  change: FieldChanges,
) =>
  recordHistory(tx, {
    recordKind: "production-rate",
    recordId,
    kind,
    actorId: accountId,
    change,
  });
