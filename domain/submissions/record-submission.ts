import { inBatches } from "#database/batch.ts";
import type { Database } from "#database/client.ts";
import { isDatabaseUnavailable } from "#database/unavailable.ts";
import { type NewRecord, type RecordKind, recordAll } from "./record-all.ts";
import type { CommandContext, SubmissionResult } from "./submission.ts";

/** More at once would keep the first of them waiting. */
const mostAtOnce = 50;

type Settled = PromiseSettledResult<SubmissionResult>;
type Recorder = (row: NewRecord, signal?: AbortSignal) => Promise<SubmissionResult>;

const recorders = new WeakMap<Database, WeakMap<RecordKind<never>, Recorder>>();

/**
 * Records a submission and queues its emails, both or neither. The same attempt again, also at the
 * same moment, gets the record of the first, causes no email and counts towards no limit.
 * @param signal aborted once the sender has been told that nothing is saved: nothing is, then
 */
export function recordSubmission<Row extends NewRecord>(
  context: CommandContext,
  kind: RecordKind<Row>,
  row: Row,
  signal?: AbortSignal,
): Promise<SubmissionResult> {
  const ofDatabase = recorders.get(context.db) ?? new WeakMap<RecordKind<never>, Recorder>();
  recorders.set(context.db, ofDatabase);
  const recorder = ofDatabase.get(kind) ?? createRecorder(context, kind);
  ofDatabase.set(kind, recorder);
  return recorder(row, signal);
}

/**
 * Those that come while others of their kind are being written share the next transaction. Where that
 * fails, each is tried alone, so that none fails with another; but not while the database is
 * unavailable, which no row is to blame for.
 */
function createRecorder<Row extends NewRecord>(
  context: CommandContext,
  kind: RecordKind<Row>,
): Recorder {
  const recordBatch = async (rows: Row[], isWanted: () => boolean): Promise<Settled[]> => {
    try {
      const results = await recordAll(context, kind, rows, isWanted);
      return results.map((value) => ({ status: "fulfilled", value }));
    } catch (reason) {
      const isOfAll = rows.length === 1 || isDatabaseUnavailable(reason) || !isWanted();
      return isOfAll
        ? rows.map(() => ({ status: "rejected", reason }))
        : recordOneByOne(rows, isWanted);
    }
  };

  const recordOneByOne = async (rows: Row[], isWanted: () => boolean): Promise<Settled[]> => {
    const results: Settled[] = [];
    for (const row of rows) {
      const previous = results.at(-1);
      const isUnavailable =
        previous?.status === "rejected" && isDatabaseUnavailable(previous.reason);
      results.push(
        isUnavailable ? previous : await settle(recordAll(context, kind, [row], isWanted)),
      );
    }
    return results;
  };

  // A recorder is only ever given rows of the kind that it was made for.
  return inBatches(recordBatch, kind.alone ? 1 : mostAtOnce) as Recorder;
}

async function settle(recording: Promise<SubmissionResult[]>): Promise<Settled> {
  const [result] = await Promise.allSettled([recording]);
  if (result.status === "rejected") return result;
  const [value] = result.value;
  if (value === undefined) throw new Error("A record got no result");
  return { status: "fulfilled", value };
}
