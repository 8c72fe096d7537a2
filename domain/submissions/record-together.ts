import type { Database } from "#database/client.ts";
import { gather } from "./gather.ts";
import { type NewRecord, type RecordKind, recordAll } from "./record-all.ts";
import type { Desk, SubmissionResult } from "./submission.ts";

/** More at once would keep the first of them waiting. */
const mostAtOnce = 50;

type RecordOne<Row> = (desk: Desk, row: Row) => Promise<SubmissionResult>;

/**
 * Records submissions of one kind; those that come while others are being written share the next
 * transaction. Where that of several fails, each is tried alone: none fails by another's fault.
 */
export function recordTogether<Row extends NewRecord>(kind: RecordKind<Row>): RecordOne<Row> {
  const counters = new WeakMap<Database, (row: Row) => Promise<SubmissionResult>>();

  const recordGathered = async (desk: Desk, rows: Row[]) => {
    try {
      const results = await recordAll(desk, kind, rows);
      return results.map((value) => ({ status: "fulfilled" as const, value }));
    } catch (reason) {
      if (rows.length === 1) return [{ status: "rejected" as const, reason }];
      return Promise.allSettled(
        rows.map(async (row) => {
          const [result] = await recordAll(desk, kind, [row]);
          if (result === undefined) throw new Error("A record got no answer");
          return result;
        }),
      );
    }
  };

  return (desk, row) => {
    let record = counters.get(desk.db);
    if (record === undefined) {
      record = gather((rows) => recordGathered(desk, rows), mostAtOnce);
      counters.set(desk.db, record);
    }
    return record(row);
  };
}
