/** One change of several opportunities that somebody has ticked in the list. */
import type { Actor } from "#platform/identity/actor.ts";
import {
  changeOpportunity,
  moveLocked,
  type OpportunityProblem,
  planLocked,
} from "./opportunity-commands.server.ts";
import type { BulkForm } from "./opportunity-types.ts";

export interface BulkResult {
  changed: number;
  /** Stood so already. */
  unchanged: number;
  /** Why the others were not changed. */
  refused: Partial<Record<OpportunityProblem, number>>;
}

/** Each has its own result; what cannot be done to one is done to the others. */
export async function changeSeveral(
  context: Parameters<typeof changeOpportunity>[0],
  actor: Actor,
  fields: BulkForm,
): Promise<BulkResult> {
  const result: BulkResult = { changed: 0, unchanged: 0, refused: {} };
  // Always in one order, so that two people who change the same ones never wait for each other.
  for (const id of [...new Set(fields.ids)].toSorted()) {
    const one = await changeOpportunity(context, actor, id, async (tx, row) =>
      fields.change === "stage"
        ? moveLocked(tx, actor, row, fields)
        : planLocked(tx, actor, row, planOf(fields)),
    );
    if (one.ok) result.changed += 1;
    else if (one.reason === "already-done") result.unchanged += 1;
    else result.refused[one.reason] = (result.refused[one.reason] ?? 0) + 1;
  }
  return result;
}

const planOf = (fields: Exclude<BulkForm, { change: "stage" }>) =>
  fields.change === "owner"
    ? { ownerId: fields.ownerId || null }
    : { nextStep: fields.nextStep, nextStepOn: fields.nextStepOn ?? null };
