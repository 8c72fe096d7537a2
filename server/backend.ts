import "#features/permissions.ts";
import { setTimeout as after } from "node:timers/promises";
import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Config } from "#config";
import type { ChangeEventDefinitions } from "#platform/changes/change-events.server.ts";
import type { ObserveStatement, OpenDatabase } from "#platform/database/client.ts";
import { openDatabase } from "#platform/database/open.ts";
import type { FileStorage } from "#platform/files/stores/file-store.ts";
import { openFiles } from "#platform/files/stores/open-files.server.ts";
import { addressHasher, type HashAddress } from "#platform/http/address-hash.server.ts";
import { type LiveStreams, startLiveStreams } from "#platform/http/live-streams.server.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import { startQueue } from "#platform/jobs/queue.server.ts";
import { installationSecret } from "./installation-secret.ts";
import { prepareAccounts } from "./prepare-accounts.ts";
import { causesOf, createReadinessCheck, type ReadinessCheck } from "./readiness.ts";

const healthTimeoutMs = 2_000;
/** Running jobs get the first; the whole queue gets the second where the database no longer answers. */
const jobsTimeoutMs = 2_000;
const queueTimeoutMs = 3_000;

export interface Backend {
  database: OpenDatabase;
  queue: PgBoss;
  hashAddress: HashAddress;
  accounts: AccountsContext;
  files: FileStorage;
  /** The event streams of open screens; stopped before the server, as they never end by themselves. */
  live: LiveStreams;
  checkHealth(): Promise<void>;
  readiness: ReadinessCheck;
  /** Takes seconds at most, even if the database is silent: the process has to end. */
  stop(): Promise<void>;
}

interface BackendOptions {
  /** Handed over, since in development Node cannot load what features draw. */
  changeEvents: ChangeEventDefinitions;
  observe?: ObserveStatement | undefined;
}

export async function startBackend(
  config: Config,
  log: Logger,
  { changeEvents, observe }: BackendOptions,
): Promise<Backend> {
  const opened = await openDatabase({ ...config, log, observe });
  if (!opened.ok) {
    console.error(opened.message);
    process.exit(1);
  }
  const { database } = opened;
  const stored = await openFiles({ ...config, db: database.background });
  if (!stored.ok) {
    console.error(stored.message);
    await database.close();
    process.exit(1);
  }
  const queue = await startQueue(database, log);
  const hashAddress = addressHasher(await installationSecret(database.db));
  const accounts = await prepareAccounts(database, queue, config, log);
  const live = await startLiveStreams(database, changeEvents, log);
  return {
    database,
    queue,
    hashAddress,
    accounts,
    live,
    files: stored.files,
    checkHealth: () => checkHealth(database, queue),
    readiness: createReadinessCheck(causesOf(database, queue), log),
    async stop() {
      const stopped = queue.stop({ graceful: true, timeout: jobsTimeoutMs });
      await Promise.race([stopped, after(queueTimeoutMs, undefined, { ref: false })]);
      await database.close();
    },
  };
}

async function checkHealth(database: OpenDatabase, queue: PgBoss): Promise<void> {
  const answers = Promise.all([database.ping(), queue.getQueues()]);
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error("database or queue does not answer")),
      healthTimeoutMs,
    );
  });
  try {
    await Promise.race([answers, silence]);
  } finally {
    clearTimeout(timer);
  }
}
