import { inArray, type SQLWrapper, sql } from "drizzle-orm";
import type { Transaction } from "#database/client.ts";
import type { AttemptTable } from "./find-attempts.ts";
import { countingStatement, judgeCount, type RateLimit } from "./rate-limit.ts";
import type { SubmissionResult } from "./submission.ts";

interface CountedKind {
  form: string;
  limit: RateLimit;
  table: AttemptTable;
}

/** What the insert has to return. */
export const countedColumns = ({ id, reference, addressHash }: AttemptTable) => ({
  id,
  reference,
  addressHash,
});

/**
 * Carries an insert out and counts what it added for each sender; what is over the limit is removed
 * again. Counted only then, and after it: copies of one attempt wait for each other in the insert,
 * and must not count as many. One statement is a third less work than two.
 * @returns of the rows that were new, by id
 */
export async function countRecords(
  tx: Transaction,
  { form, limit, table }: CountedKind,
  insert: SQLWrapper,
): Promise<Map<string, SubmissionResult>> {
  const bucket = sql`${`${form}:`}::text || record.address_hash`;
  // Senders, too, are locked in one order by all processes.
  const senders = sql`select ${bucket}, count(*)::int from record group by 1 order by 1`;
  const { rows } = await tx.execute(sql`
    with record as ${insert}, usage as (${countingStatement(senders, limit)})
    select record.id, record.reference, usage.seconds_left,
      usage.used - count(*) over sender + row_number() over (partition by usage.bucket order by record.id) as used
    from record join usage on usage.bucket = ${bucket}
    window sender as (partition by usage.bucket)`);

  const results = new Map<string, SubmissionResult>();
  const refused: string[] = [];
  for (const row of rows) {
    const id = String(row.id);
    const use = judgeCount(row, limit);
    if (!use.allowed) refused.push(id);
    results.set(
      id,
      use.allowed
        ? { ok: true, receipt: { id, reference: String(row.reference) } }
        : { ok: false, reason: "too-many", retryAfterSeconds: use.retryAfterSeconds },
    );
  }
  if (refused.length > 0) await tx.delete(table).where(inArray(table.id, refused));
  return results;
}
