import { inArray, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#platform/database/client.ts";
import type { AttemptTable } from "#platform/forms/find-attempts.server.ts";
import {
  checkLimit,
  countingStatement,
  type RateLimit,
} from "#platform/limits/rate-limit.server.ts";
import type { SubmissionResult } from "./submission.ts";

export type CountedResult =
  | (Extract<SubmissionResult, { ok: true }> & { receivedAt: Date })
  | Extract<SubmissionResult, { ok: false }>;

interface CountedKind {
  form: string;
  limit: RateLimit;
  table: AttemptTable;
}

/**
 * Runs an insert and counts what it added for each sender; what is over the limit is removed
 * again, the latest first. Counted only then, and after it: copies of one attempt wait for each other
 * in the insert, and must not count as many. One statement is a third less work than two.
 * @param insert gives way to attempts and references that are taken
 * @param ids of the rows, in the order in which they came
 */
export async function countRecords(
  tx: Transaction,
  { form, limit, table }: CountedKind,
  insert: SQL,
  ids: string[],
): Promise<Map<string, CountedResult>> {
  const bucket = sql`${`${form}:`}::text || record.address_hash`;
  // All processes lock senders in the same order.
  const senders = sql`select ${bucket}, count(*)::int from record group by 1 order by 1`;
  const { rows } = await tx.execute(sql`
    with record as (${insert} on conflict do nothing
        returning id, reference, address_hash, received_at),
      usage as (${countingStatement(senders, limit)})
    select record.id, record.reference, (extract(epoch from record.received_at) * 1000)::float8 as received_ms,
      usage.bucket, usage.used, usage.seconds_left
    from record join usage on usage.bucket = ${bucket}`);

  const added = new Map(rows.map((row) => [String(row.id), row]));
  const later = new Map<unknown, number>();
  const results = new Map<string, CountedResult>();
  for (const id of ids.toReversed()) {
    const row = added.get(id);
    if (row === undefined) continue;
    const behind = later.get(row.bucket) ?? 0;
    later.set(row.bucket, behind + 1);
    const use = checkLimit({ ...row, used: Number(row.used) - behind }, limit);
    results.set(
      id,
      use.allowed
        ? {
            ok: true,
            saved: { id, reference: String(row.reference) },
            receivedAt: new Date(Number(row.received_ms)),
          }
        : { ok: false, reason: "too-many", retryAfterSeconds: use.retryAfterSeconds },
    );
  }
  const refused = [...results].flatMap(([id, { ok }]) => (ok ? [] : id));
  if (refused.length > 0) await tx.delete(table).where(inArray(table.id, refused));
  return results;
}
