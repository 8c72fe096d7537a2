/** A version of a scope begins as a draft, and later takes effect. */
import { and, desc, eq, isNotNull, isNull, max, sql } from "drizzle-orm";
import {
  changeFacilityRecord,
  type FacilityProblem,
  type FacilityResult,
  type ScopeChange,
} from "#features/facilities/change-facility.server.ts";
import { areas } from "#features/facilities/tables/areas.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { insertRows } from "#platform/database/insert-rows.ts";
import { newId } from "#platform/database/new-id.ts";
import { changedFields, createdFields, removedFields } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { FacilityRow } from "#platform/identity/tables/clients.ts";
import { fingerprintOf } from "./find-scopes.server.ts";
import type { EffectiveForm } from "./line-form.ts";
import { type ScopeRow, scopeLines, scopes } from "./tables/scopes.ts";

/** Commands on a facility's draft use this, which locks the facility. */
export const changeScopeDraft = <Answer extends { ok: false } = never>(
  context: { db: Database },
  actor: Actor,
  facilityId: string,
  decide: (
    tx: Transaction,
    draft: ScopeRow,
    facility: FacilityRow,
  ) => Promise<ScopeChange | FacilityProblem | NoInfer<Answer>>,
): Promise<FacilityResult | NoInfer<Answer>> =>
  changeFacilityRecord<Answer>(context, actor, facilityId, async (tx, _, facility) => {
    const draft = await findDraft(tx, facilityId);
    if (draft === undefined) return "wrong-state";
    const decided = await decide(tx, draft, facility);
    const isChange = typeof decided === "object" && "kind" in decided;
    return isChange ? { ...decided, scopeId: draft.id } : decided;
  });

export async function findDraft(
  tx: Transaction,
  facilityId: string,
): Promise<ScopeRow | undefined> {
  const isDraft = and(eq(scopes.facilityId, facilityId), isNull(scopes.effectiveFrom));
  const [draft] = await tx.select().from(scopes).where(isDraft);
  return draft;
}

type Context = { db: Database };

/** Copies the lines of the latest version, except those of areas that were archived since. */
export const startDraft = (
  context: Context,
  actor: Actor,
  facilityId: string,
): Promise<FacilityResult> =>
  changeFacilityRecord(context, actor, facilityId, async (tx, columns) => {
    if (await findDraft(tx, facilityId)) return "wrong-state";
    const ofFacility = eq(scopes.facilityId, facilityId);
    const [latest] = await tx
      .select({ id: scopes.id, version: scopes.version })
      .from(scopes)
      .where(ofFacility)
      .orderBy(desc(scopes.version))
      .limit(1);
    const id = newId();
    const version = (latest?.version ?? 0) + 1;
    await tx.insert(scopes).values({ ...columns, id, version, createdBy: actor.accountId });
    if (latest !== undefined) await copyLines(tx, latest.id, id);
    const change = createdFields({ version });
    return { kind: "draft-started", scopeId: id, id, change, details: { version } };
  });

async function copyLines(tx: Transaction, from: string, to: string): Promise<void> {
  const lines = await tx
    .select({ line: scopeLines })
    .from(scopeLines)
    .innerJoin(areas, eq(areas.id, scopeLines.areaId))
    .where(and(eq(scopeLines.scopeId, from), isNull(areas.archivedAt)))
    .orderBy(scopeLines.id);
  if (lines.length === 0) return;
  const copies = lines.map(({ line }) => ({ ...line, id: newId(), scopeId: to }));
  await tx.execute(insertRows(scopeLines, copies));
}

export const discardDraft = (
  context: Context,
  actor: Actor,
  facilityId: string,
): Promise<FacilityResult> =>
  changeScopeDraft(context, actor, facilityId, async (tx, { id, version }) => {
    await tx.delete(scopeLines).where(eq(scopeLines.scopeId, id));
    await tx.delete(scopes).where(eq(scopes.id, id));
    return { kind: "draft-discarded", change: removedFields({ version }), details: { version } };
  });

type SetRefusal =
  | { ok: false; reason: "empty" }
  /** Names the first day that is possible. */
  | { ok: false; reason: "too-early"; earliest: string };

export type SetResult = FacilityResult | SetRefusal;

/**
 * The first version may begin on any day, as contracts do. A later one may begin neither before
 * today, where the facility is, nor on a day that an earlier version has.
 */
export const setEffective = (
  context: Context,
  actor: Actor,
  facilityId: string,
  { effectiveFrom, note, seen }: EffectiveForm,
): Promise<SetResult> =>
  changeScopeDraft<SetRefusal>(context, actor, facilityId, async (tx, draft, facility) => {
    const lines = await tx.select().from(scopeLines).where(eq(scopeLines.scopeId, draft.id));
    if (lines.length === 0) return { ok: false, reason: "empty" };
    if (fingerprintOf(lines) !== seen) return "changed-since";
    const earliest = await earliestDay(tx, facility, draft.version);
    if (effectiveFrom < earliest) return { ok: false, reason: "too-early", earliest };
    await tx
      .update(scopes)
      .set({ effectiveFrom, note, ...(note !== draft.note && { language: actor.language }) })
      .where(eq(scopes.id, draft.id));
    return {
      kind: "set-effective",
      change: changedFields(draft, { effectiveFrom, note }),
      details: { version: draft.version },
    };
  });

async function earliestDay(
  tx: Transaction,
  { id, timeZone }: FacilityRow,
  version: number,
): Promise<string> {
  if (version === 1) return "1975-01-01";
  const [days] = await tx
    .select({
      today: sql<string>`(now() at time zone ${timeZone})::date::text`,
      next: sql<string | null>`(${max(scopes.effectiveFrom)} + 1)::text`,
    })
    .from(scopes)
    .where(eq(scopes.facilityId, id));
  const { today = "", next = null } = days ?? {};
  return next !== null && next > today ? next : today;
}

/** Makes a version whose day has not come a draft again. */
export const withdrawScope = (
  context: Context,
  actor: Actor,
  facilityId: string,
  scopeId: string,
): Promise<FacilityResult> =>
  changeFacilityRecord(context, actor, facilityId, async (tx, _, { timeZone }) => {
    if (await findDraft(tx, facilityId)) return "wrong-state";
    const hasNotCome = sql`${scopes.effectiveFrom} > (now() at time zone ${timeZone})::date`;
    // Days follow in the order of versions: only the last one can get another.
    const isLast = sql`${scopes.version} = (select max(other.version) from ${scopes} as other
      where other.facility_id = ${facilityId})`;
    const [latest] = await tx
      .select()
      .from(scopes)
      .where(
        and(
          eq(scopes.id, scopeId),
          eq(scopes.facilityId, facilityId),
          isNotNull(scopes.effectiveFrom),
          hasNotCome,
          isLast,
        ),
      );
    if (latest === undefined) return "wrong-state";
    await tx.update(scopes).set({ effectiveFrom: null }).where(eq(scopes.id, scopeId));
    return {
      kind: "withdrawn",
      scopeId,
      change: changedFields(latest, { effectiveFrom: null }),
      details: { version: latest.version },
    };
  });
