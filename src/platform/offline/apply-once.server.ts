/** Applies an entry of a phone once, however often the phone that stored it sends it. */
import { sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";

interface Refused<Reason extends string> {
  ok: false;
  reason: Reason;
}

interface PhoneCommand<Answer> {
  /** The answer to an earlier entry of this id; `isOfRecord` is false if it was about another record. */
  findEarlier(
    tx: Transaction,
  ): Promise<{ givenBy: string; isOfRecord: boolean; answer: Answer } | undefined>;
  /** Applies it, and stores that it was applied unless it is refused. */
  apply(tx: Transaction): Promise<Answer>;
}

/**
 * Repeating it gives the first answer again.
 * @param entry `id` made by the phone, `by` the account that was signed in when it was given
 */
export const applyOnce = <Answer extends { ok: boolean }>(
  db: Database,
  actor: Actor,
  { id, by }: { id: string; by: string },
  { findEarlier, apply }: PhoneCommand<Answer>,
): Promise<Answer | Refused<"not-found" | "other-person">> =>
  db.transaction(async (tx): Promise<Answer | Refused<"not-found" | "other-person">> => {
    // If two tabs send the same entry, the second waits here until the first is through.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`);
    const earlier = await findEarlier(tx);
    if (earlier !== undefined)
      return earlier.givenBy === actor.accountId && earlier.isOfRecord
        ? earlier.answer
        : { ok: false, reason: "not-found" };
    return by === actor.accountId ? apply(tx) : { ok: false, reason: "other-person" };
  });
