import { type SQLWrapper, sql } from "drizzle-orm";
import type { Transaction } from "#database/client.ts";
import {
  countingStatement,
  countUse,
  judgeCount,
  type RateLimit,
  type Sender,
  type Use,
} from "./rate-limit.ts";
import type { Receipt } from "./submission.ts";

/** An insert of the query builder that returns `id` and `reference`, not yet sent. */
export type ReceiptQuery = SQLWrapper & PromiseLike<Receipt[]>;

export interface CountedReceipt {
  receipt: Receipt;
  use: Use;
}

/**
 * Carries an insert out and counts it, if it inserted anything. Counted only then, and after it:
 * copies of one attempt wait for each other in the insert, and must not count as many.
 */
export async function insertCounted(
  tx: Transaction,
  insert: ReceiptQuery | Promise<Receipt | undefined>,
  sender: Sender,
  limit: RateLimit,
): Promise<CountedReceipt | undefined> {
  if ("getSQL" in insert) return inOneStatement(tx, insert, sender, limit);
  const receipt = await insert;
  return receipt && { receipt, use: await countUse(tx, sender, limit) };
}

/** A third less work for both sides than two statements, at every submission. */
async function inOneStatement(
  tx: Transaction,
  insert: ReceiptQuery,
  sender: Sender,
  limit: RateLimit,
): Promise<CountedReceipt | undefined> {
  const { rows } = await tx.execute(sql`
    with record as ${insert},
    usage as (${countingStatement(sender, limit, sql`from record`)})
    select record.id, record.reference, usage.used, usage.seconds_left from record, usage`);
  const [row] = rows;
  if (row === undefined) return undefined;
  const receipt = { id: String(row.id), reference: String(row.reference) };
  return { receipt, use: judgeCount(row, limit) };
}
