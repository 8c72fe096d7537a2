import { inBatches } from "#database/batch.ts";
import type { Database } from "#database/client.ts";
import { isDatabaseUnavailable } from "./database-unavailable.ts";
import { type NewRecord, type RecordKind, recordAll } from "./record-all.ts";
import type { CommandContext, SubmissionResult } from "./submission.ts";

/** More at once would keep the first of them waiting. */
const mostAtOnce = 50;

type RecordOne<Row> = (
  context: CommandContext,
  row: Row,
  signal?: AbortSignal,
) => Promise<SubmissionResult>;
type Settled = PromiseSettledResult<SubmissionResult>;

/**
 * Records submissions of one kind; those that come while others are being written share the next
 * transaction. Where that of several fails, each is tried alone: none fails by another's fault. Not so
 * when the database is away, which no row is at fault for: all are told at once.
 */
export function recordTogether<Row extends NewRecord>(kind: RecordKind<Row>): RecordOne<Row> {
  const recorders = new WeakMap<Database, ReturnType<typeof inBatches<Row, SubmissionResult>>>();

  const recordGathered = async (context: CommandContext, rows: Row[], isWanted: () => boolean) => {
    try {
      const results = await recordAll(context, kind, rows, isWanted);
      return results.map((value): Settled => ({ status: "fulfilled", value }));
    } catch (reason) {
      const isOfAll = rows.length === 1 || isDatabaseUnavailable(reason) || !isWanted();
      return isOfAll
        ? rows.map((): Settled => ({ status: "rejected", reason }))
        : recordOneByOne(context, rows, isWanted);
    }
  };

  /** On one connection, one after the other, and no further than the database answers. */
  const recordOneByOne = async (context: CommandContext, rows: Row[], isWanted: () => boolean) => {
    const results: Settled[] = [];
    let isAway = false;
    for (const row of rows) {
      const previous = results.at(-1);
      if (isAway && previous !== undefined) {
        results.push(previous);
        continue;
      }
      const [result] = await Promise.allSettled([recordAll(context, kind, [row], isWanted)]);
      results.push(settledOf(result));
      isAway = result.status === "rejected" && isDatabaseUnavailable(result.reason);
    }
    return results;
  };

  return (context, row, signal) => {
    let record = recorders.get(context.db);
    if (record === undefined) {
      record = inBatches((rows, isWanted) => recordGathered(context, rows, isWanted), mostAtOnce);
      recorders.set(context.db, record);
    }
    return record(row, signal);
  };
}

function settledOf(result: PromiseSettledResult<SubmissionResult[]>): Settled {
  if (result.status === "rejected") return result;
  const [value] = result.value;
  if (value === undefined) throw new Error("A record got no answer");
  return { status: "fulfilled", value };
}
