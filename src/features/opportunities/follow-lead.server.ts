/** A command on the page of a quote request also changes its opportunity, in the same transaction. */
import { and, eq, notExists } from "drizzle-orm";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Transaction } from "#platform/database/client.ts";
import { changedFields, type FieldChanges } from "#platform/history/field-changes.ts";
import { historyEvents } from "#platform/history/tables/history-events.ts";
import {
  recordOpportunityEvent,
  standsAsAnswered,
  takeAnswerBack,
} from "./change-opportunity.server.ts";
import { notifyOwner } from "./notify-about-opportunity.server.ts";
import { openOpportunities } from "./open-opportunities.server.ts";
import { advanceOpportunity } from "./opportunity-commands.server.ts";
import { opportunities } from "./tables/opportunities.ts";

/**
 * @param change which columns of the request were written, under its lock
 * @param isUndone the step before was taken back, so that it never happened
 */
export async function followLead(
  tx: Transaction,
  actorId: string,
  leadId: string,
  { before, after }: FieldChanges,
  isUndone: boolean,
): Promise<void> {
  if ("screening" in after) {
    if (after.screening === "accepted") await openOpportunities(tx, [leadId]);
    else await withdrawOpportunity(tx, leadId);
    return;
  }
  const [row] = await tx
    .select()
    .from(opportunities)
    .where(eq(opportunities.leadId, leadId))
    .for("update");
  if (row === undefined) return;
  if ("assignedTo" in after && row.ownerId !== after.assignedTo) {
    const ownerId = after.assignedTo === null ? null : String(after.assignedTo);
    await tx.update(opportunities).set({ ownerId }).where(eq(opportunities.id, row.id));
    const change = changedFields({ ownerId: row.ownerId }, { ownerId });
    await recordOpportunityEvent(tx, actorId, row.id, { kind: "changed", change });
    if (ownerId !== null) await notifyOwner(tx, actorId, row.id, ownerId);
  }
  if (!("answeredAt" in after)) return;
  if (after.answeredAt !== null) {
    await advanceOpportunity(tx, { accountId: actorId }, row.id, "contacted");
    return;
  }
  // Answered once stays answered: a request is opened again for what is asked later.
  const isTakenBack =
    isUndone && standsAsAnswered(row) && isNotBefore(row.answeredAt, before.answeredAt);
  if (!isTakenBack) return;
  const event = await takeAnswerBack(tx, actorId, row);
  await recordOpportunityEvent(tx, actorId, row.id, event);
}

/** The answer that is taken back was the first one, and no later one. */
const isNotBefore = (first: Date | null, answer: unknown): boolean =>
  first !== null && answer instanceof Date && first >= answer;

/** A request that goes back into quarantine takes along what nobody has worked on yet. */
async function withdrawOpportunity(tx: Transaction, leadId: string): Promise<void> {
  const worked = tx
    .select({ id: historyEvents.id })
    .from(historyEvents)
    .where(
      and(
        eq(historyEvents.recordKind, "opportunity"),
        eq(historyEvents.recordId, opportunities.id),
      ),
    );
  const gone = await tx
    .delete(opportunities)
    .where(and(eq(opportunities.leadId, leadId), notExists(worked)))
    .returning({ id: opportunities.id });
  for (const { id } of gone) await sendChangeEvent(tx, { kind: "opportunity", id });
}
