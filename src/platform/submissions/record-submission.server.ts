import { inBatches } from "#platform/database/batch.ts";
import type { Database } from "#platform/database/client.ts";
import { isDatabaseUnavailable } from "#platform/database/unavailable.ts";
import type { CommandContext, SubmissionResult } from "#platform/records/submission.ts";
import { type NewRecord, type RecordKind, recordAll } from "./record-all.server.ts";

/** More at once would make the first of them wait. */
const maxBatchSize = 50;

type Settled = PromiseSettledResult<SubmissionResult>;
type Recorder = (row: NewRecord, signal?: AbortSignal) => Promise<SubmissionResult>;

const recorders = new WeakMap<Database, WeakMap<RecordKind<never>, Recorder>>();

/**
 * Stores both the record and its emails, or neither.
 * @param signal aborted once the response says "not saved"
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

// Concurrent submissions share a transaction. If it fails, each is tried alone, so that none fails
// with another; but not while the database is unavailable.
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

  // A recorder only gets rows of its own kind.
  return inBatches(recordBatch, kind.alone ? 1 : maxBatchSize) as Recorder;
}

async function settle(recording: Promise<SubmissionResult[]>): Promise<Settled> {
  const [result] = await Promise.allSettled([recording]);
  if (result.status === "rejected") return result;
  const [value] = result.value;
  if (value === undefined) throw new Error("A record got no result");
  return { status: "fulfilled", value };
}
