import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Config } from "#config";
import { archivedTables } from "#features/archived-tables.server.ts";
import { cleanupJob, workOnCleanup } from "#features/cleanup.server.ts";
import { emailBounds } from "#features/email-bounds.server.ts";
import { afterEmailFailure } from "#features/email-failures.server.ts";
import { fileRecords } from "#features/file-records.server.ts";
import { importableNouns } from "#features/importable-nouns.server.ts";
import { featureServers } from "#features/manifests.server.ts";
import { notificationDefinitions } from "#features/notification-definitions.server.ts";
import { personalData } from "#features/personal-data.server.ts";
import { renderEmail } from "#features/render-email.server.ts";
import { findOfficeAddress } from "#features/settings/mail/mail-settings.server.ts";
import { mailTransport } from "#features/settings/mail/mail-transport.server.ts";
import type { Database, OpenDatabase } from "#platform/database/client.ts";
import type { TransportOptions } from "#platform/email/open-transport.server.ts";
import { emailQueues, workOnEmails } from "#platform/email/work-on-emails.server.ts";
import type { FeatureServer, JobConfig, JobParts } from "#platform/feature.server.ts";
import type { FileStorage } from "#platform/files/stores/file-store.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";

export interface WorkerParts {
  database: OpenDatabase;
  accounts: Pick<AccountsContext, "secrets">;
  queue: PgBoss;
  files: FileStorage;
  config: JobConfig &
    Pick<
      Config,
      "smtpUrl" | "smtpPasswordWithoutTls" | "mailFrom" | "officeEmail" | "origin" | "port"
    >;
  log: Logger;
  timeouts?: TransportOptions["timeouts"];
}

export interface Worker {
  /** Takes no further job and waits, for a few seconds at most, for those in flight. */
  stop(): Promise<void>;
}

const servers: readonly FeatureServer[] = featureServers;
const featureJobs = servers.flatMap(({ jobs }) => jobs ?? []);

async function afterVisitsPlanned(db: Database, log: Logger): Promise<void> {
  for (const server of servers) await server.afterVisitsPlanned?.(db, log);
}

const stopTimeoutMs = 4_000;
const ownQueues = [...emailQueues, ...featureJobs.flatMap(({ queues }) => queues), cleanupJob.name];

export async function startWorker(parts: WorkerParts): Promise<Worker> {
  const { database, queue, files, config, log } = parts;
  const db = database.background;
  const { secrets } = parts.accounts;
  await workOnEmails(queue, {
    db,
    render: renderEmail,
    bounds: emailBounds,
    afterFailure: (tx, email) => afterEmailFailure(tx, queue, email),
    findOfficeAddress: () => findOfficeAddress(db, config),
    // The host of a request is never used: its sender could make links in emails lead anywhere.
    origin: config.origin ?? `http://localhost:${config.port}`,
    transport: mailTransport({ db, secrets, config, log, timeouts: parts.timeouts }),
    log,
  });
  const stopCleanup = await workOnCleanup(queue, { db, files }, log);
  const stopping = new AbortController();
  const goingOn = new Set<Promise<void>>();
  const jobParts: JobParts = {
    queue,
    db,
    database,
    files,
    fileRecords,
    importableNouns,
    archivedTables,
    notificationDefinitions,
    personalData,
    config,
    secrets,
    log,
    afterVisitsPlanned,
    stopping: stopping.signal,
    untilDone(work) {
      goingOn.add(work);
      void work.finally(() => goingOn.delete(work));
    },
  };
  for (const { start } of featureJobs) await start(jobParts);

  return {
    async stop() {
      stopCleanup();
      stopping.abort();
      const jobs = ownQueues.map((name) => queue.offWork(name));
      await withinTimeout(Promise.all([...jobs, ...goingOn]));
    },
  };
}

/** Work that is unfinished by then goes back to the queue when that stops, and is tried again. */
async function withinTimeout(finished: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, stopTimeoutMs);
  });
  await Promise.race([finished, timeout]);
  clearTimeout(timer);
}
