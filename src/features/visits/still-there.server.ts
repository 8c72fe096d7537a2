import { and, eq, inArray, lte } from "drizzle-orm";
import type { Transaction } from "#platform/database/client.ts";
import { historyEvents } from "#platform/history/tables/history-events.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { LockedVisit } from "./change-visit.server.ts";
import { visitEntries } from "./tables/visit-records.ts";
import { latestOf } from "./visit-outcome.ts";

/**
 * Before the check-out that counts, anybody may have been there. After it, only a person who checked out
 * later themselves; or one who was there before and has not checked out yet, because their own check-out is
 * sent after what they did.
 */
export async function isStillThere(
  tx: Transaction,
  { accountId }: Actor,
  visit: LockedVisit,
  at: Date,
): Promise<boolean> {
  const { id, checkedInBy, checkedOutAt } = visit;
  if (checkedOutAt === null) return false;
  if (at <= checkedOutAt) return true;
  const checkOuts = await listCheckOuts(tx, accountId, id);
  if (checkOuts.length > 0) return checkOuts.some((moment) => at <= moment);
  if (at > latestOf(visit)) return false;
  if (checkedInBy === accountId) return true;
  const { visitId, givenBy, givenAt } = visitEntries;
  const earlier = and(eq(visitId, id), eq(givenBy, accountId), lte(givenAt, checkedOutAt));
  return (await tx.$count(visitEntries, earlier)) > 0;
}

async function listCheckOuts(tx: Transaction, accountId: string, visitId: string): Promise<Date[]> {
  const { kind, details, actorId, recordKind, recordId } = historyEvents;
  const rows = await tx
    .select({ details })
    .from(historyEvents)
    .where(
      and(
        eq(recordKind, "visit"),
        eq(recordId, visitId),
        eq(actorId, accountId),
        inArray(kind, ["checked-out", "also-checked-out"]),
      ),
    );
  return rows.flatMap(({ details: { at } }) => (typeof at === "string" ? [new Date(at)] : []));
}
