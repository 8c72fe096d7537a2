import type { Database, Transaction } from "./client.ts";
import { isDatabaseUnavailable } from "./unavailable.ts";

type Work<Result> = (tx: Transaction) => Promise<Result>;

interface Call {
  work: Work<unknown>;
  answer: PromiseWithResolvers<unknown>;
  signal: AbortSignal | undefined;
}

/** More at once would keep the first of them waiting. */
const mostInOne = 50;

const queues = new WeakMap<Database, Map<string, (call: Call) => void>>();

/**
 * Runs a transaction. Those of one kind that come while another is being written share the next one,
 * each behind a savepoint: alone nobody waits, under load one flush of the disk serves many, and none
 * fails with another. Resolves after the commit that holds its work.
 * @param kind takes one connection at most, however slow its tables are
 * @param signal aborted once nobody waits for the result: work that has not begun by then is not begun
 */
export function inSharedTransaction<Result>(
  db: Database,
  kind: string,
  work: Work<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const answer = Promise.withResolvers<Result>();
  const call = { work, answer, signal };
  // The queue only hands each result back to the call that it belongs to.
  queueOf(db, kind)(call as Call);
  return answer.promise;
}

function queueOf(db: Database, kind: string): (call: Call) => void {
  const ofDatabase = queues.get(db) ?? new Map<string, (call: Call) => void>();
  queues.set(db, ofDatabase);
  const queue = ofDatabase.get(kind) ?? createQueue(db);
  ofDatabase.set(kind, queue);
  return queue;
}

function createQueue(db: Database): (call: Call) => void {
  const waiting: Call[] = [];
  let running = false;

  async function run(): Promise<void> {
    running = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, mostInOne).filter(isWanted);
      if (batch.length > 0) await runBatch(db, batch);
    }
    running = false;
  }

  return (call) => {
    waiting.push(call);
    if (!running) void run();
  };
}

function isWanted({ signal, answer }: Call): boolean {
  if (signal?.aborted) answer.reject(signal.reason);
  return signal?.aborted !== true;
}

async function runBatch(db: Database, calls: Call[]): Promise<void> {
  const [first, ...others] = calls;
  if (first && others.length === 0) return runAlone(db, first);
  try {
    const results = await db.transaction(async (tx) => {
      const results: PromiseSettledResult<unknown>[] = [];
      for (const { work } of calls) {
        const [result] = await Promise.allSettled([tx.transaction(work)]);
        if (result.status === "rejected" && isDatabaseUnavailable(result.reason))
          throw result.reason;
        results.push(result);
      }
      if (calls.every(({ signal }) => signal?.aborted)) throw first?.signal?.reason;
      return results;
    });
    for (const [index, result] of results.entries()) settle(calls[index], result);
  } catch (reason) {
    // Away for one is away for all. Another failure of the whole is told apart by trying each alone.
    if (!isDatabaseUnavailable(reason) || isConflict(reason)) {
      for (const call of calls.filter(isWanted)) await runAlone(db, call);
    } else {
      for (const { answer } of calls) answer.reject(reason);
    }
  }
}

async function runAlone(db: Database, call: Call): Promise<void> {
  const [result] = await Promise.allSettled([db.transaction(call.work)]);
  settle(call, result);
}

/** With another process that wrote the same rows in another order (SQLSTATE class 40). */
function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && /^40/.test(String(error.code))) || isConflict(error.cause);
}

function settle(call: Call | undefined, result: PromiseSettledResult<unknown>): void {
  if (result.status === "fulfilled") call?.answer.resolve(result.value);
  else call?.answer.reject(result.reason);
}
