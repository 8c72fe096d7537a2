/** The lines of a scope's draft, one by one. */
import { and, eq, inArray, isNull } from "drizzle-orm";
import {
  type EditResult,
  editFacility,
  type FacilityResult,
} from "#features/facilities/change-facility.server.ts";
import { areas } from "#features/facilities/tables/areas.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { insertRows } from "#platform/database/insert-rows.ts";
import { newId } from "#platform/database/new-id.ts";
import { centsText } from "#platform/format/hundredths.ts";
import { createdFields, removedFields } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { isUniqueViolation } from "#platform/identity/unique-violation.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { changeScopeDraft, findDraft } from "./change-scope.server.ts";
import { frequencyValue } from "./frequency-types.ts";
import type { LineForm } from "./line-form.ts";
import { type ScopeLineRow, scopeLines, scopes } from "./tables/scopes.ts";

type Context = { db: Database };

export const addLine = (
  context: Context,
  actor: Actor,
  facilityId: string,
  line: LineForm,
): Promise<FacilityResult> =>
  tasksTaken(
    changeScopeDraft(context, actor, facilityId, async (tx, { id: scopeId, clientId }) => {
      if (!(await isAreaInUse(tx, facilityId, line.areaId))) return "not-found";
      const id = newId();
      await tx.insert(scopeLines).values({
        id,
        scopeId,
        clientId,
        facilityId,
        ...columnsOf(line),
      });
      const change = createdFields(lineTexts(columnsOf(line)));
      return { kind: "line-added", id, change, details: { id, task: line.task } };
    }),
  );

/** Either all lines are added, in order, or none. */
export const addScopeLines = (
  context: Context,
  actor: Actor,
  facilityId: string,
  lines: readonly LineForm[],
): Promise<FacilityResult> =>
  tasksTaken(
    changeScopeDraft(context, actor, facilityId, async (tx, { id: scopeId, clientId }) => {
      const inUse = await tx
        .select({ id: areas.id })
        .from(areas)
        .where(and(eq(areas.facilityId, facilityId), isNull(areas.archivedAt)));
      const knownIds = new Set(inUse.map(({ id }) => id));
      if (lines.length === 0 || !lines.every(({ areaId }) => knownIds.has(areaId)))
        return "not-found";
      const columns = { scopeId, clientId, facilityId };
      const rows = lines.map((line) => ({ ...columns, ...columnsOf(line), id: newId() }));
      await tx.execute(insertRows(scopeLines, rows));
      const draftTasks = [...new Set(lines.map(({ task }) => task))];
      // Several lines share one entry of the history, as several areas do.
      return { kind: "line-added", change: createdFields({ draftTasks }) };
    }),
  );

export const changeLine = (
  context: Context,
  actor: Actor,
  facilityId: string,
  lineId: string,
  line: LineForm,
  seen: Texts = {},
): Promise<EditResult> =>
  tasksTaken(
    editFacility(context, actor, facilityId, async (tx) => {
      const draft = await findDraft(tx, facilityId);
      if (draft === undefined) return "wrong-state";
      if (!(await isAreaInUse(tx, facilityId, line.areaId))) return "not-found";
      const isIt = and(eq(scopeLines.id, lineId), eq(scopeLines.scopeId, draft.id));
      const [stored] = await tx.select().from(scopeLines).where(isIt);
      if (stored === undefined) return "not-found";
      const columns = columnsOf(line);
      return {
        edit: { stored: lineTexts(stored), seen, sent: lineTexts(columns) },
        write: ({ after }) => tx.update(scopeLines).set(columnsIn(columns, after)).where(isIt),
        event: {
          kind: "line-changed",
          id: lineId,
          scopeId: draft.id,
          details: { task: stored.task },
        },
      };
    }),
  );

type LineColumns = Pick<ScopeLineRow, "areaId" | "task" | "times" | "per" | "monthlyPriceCents">;

/** Values of the fields in a line's form. */
export const lineTexts = (line: LineColumns): Texts => ({
  areaId: line.areaId,
  task: line.task,
  frequency: frequencyValue(line),
  price: centsText(line.monthlyPriceCents),
});

/** Only columns of fields that somebody has touched. */
const columnsIn = (columns: LineColumns, touched: Texts): Partial<LineColumns> => ({
  ...("areaId" in touched && { areaId: columns.areaId }),
  ...("task" in touched && { task: columns.task }),
  ...("frequency" in touched && { times: columns.times, per: columns.per }),
  ...("price" in touched && { monthlyPriceCents: columns.monthlyPriceCents }),
});

export const removeLine = (
  context: Context,
  actor: Actor,
  facilityId: string,
  lineId: string,
): Promise<FacilityResult> =>
  changeScopeDraft(context, actor, facilityId, async (tx, { id: scopeId }) => {
    const [removed] = await tx
      .delete(scopeLines)
      .where(and(eq(scopeLines.id, lineId), eq(scopeLines.scopeId, scopeId)))
      .returning();
    if (removed === undefined) return "not-found";
    const change = removedFields(lineTexts(removed));
    return { kind: "line-removed", change, details: { id: lineId, task: removed.task } };
  });

/** A room that is archived is cleaned no more: what the draft says of it goes. @returns its tasks */
export async function removeDraftTasks(
  tx: Transaction,
  { facilityId, areaId }: { facilityId: string; areaId: string },
): Promise<string[]> {
  const drafts = tx
    .select({ id: scopes.id })
    .from(scopes)
    .where(and(eq(scopes.facilityId, facilityId), isNull(scopes.effectiveFrom)));
  const lost = await tx
    .delete(scopeLines)
    .where(and(eq(scopeLines.areaId, areaId), inArray(scopeLines.scopeId, drafts)))
    .returning({ task: scopeLines.task });
  return lost.map(({ task }) => task);
}

const columnsOf = ({ areaId, task, frequency, price }: LineForm): LineColumns => ({
  areaId,
  task,
  times: frequency.times,
  per: frequency.per,
  monthlyPriceCents: price,
});

async function isAreaInUse(tx: Transaction, facilityId: string, areaId: string): Promise<boolean> {
  const inUse = and(
    eq(areas.id, areaId),
    eq(areas.facilityId, facilityId),
    isNull(areas.archivedAt),
  );
  return (await tx.$count(areas, inUse)) > 0;
}

/** Turns the database's refusal of a task that an area has already into an answer. */
async function tasksTaken<Result>(
  result: Promise<Result>,
): Promise<Result | { ok: false; reason: "duplicate" }> {
  try {
    return await result;
  } catch (error) {
    if (!isUniqueViolation(error, "scope_lines_task")) throw error;
    return { ok: false, reason: "duplicate" };
  }
}
