import type { PgBoss } from "pg-boss";
import { afterAll, beforeAll } from "vitest";
import { startQueue } from "#platform/jobs/queue.server.ts";
import { silentLog, type TestDatabase } from "./databases.ts";
import { keepAwake } from "./keep-awake.ts";

/**
 * The queue of a describe block: started before its first test, and ended after its last.
 * @param awake names of work that its tests wait for
 */
export function useQueue(
  database: () => TestDatabase,
  awake: readonly string[] = [],
): () => PgBoss {
  let queue: PgBoss;
  beforeAll(async () => {
    queue = await startQueue(database(), silentLog);
    if (awake.length > 0) keepAwake(queue, awake);
  });
  afterAll(() => queue.stop({ close: false, graceful: false }));
  return () => queue;
}
