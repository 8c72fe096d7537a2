import type { Job, JobWithMetadata, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Config } from "#config";
import { company } from "#content/company.ts";
import type { OpenDatabase } from "#database/client.ts";
import { type MailJob, mailQueue } from "#domain/outbox/mail-jobs.ts";
import { openTransport, type TransportOptions } from "#mail/open-transport.ts";
import { startCleanup } from "./cleanup.ts";
import { deliverMail, flagUndeliverable, type PostOffice } from "./deliver-mail.ts";
import { emailQueues, workOnEmails } from "./emails/work-on-emails.ts";
import { undeliverableQueue } from "./queue-options.ts";

export interface WorkerParts {
  database: OpenDatabase;
  queue: PgBoss;
  config: Pick<
    Config,
    | "smtpUrl"
    | "smtpPasswordWithoutTls"
    | "dataDirectory"
    | "mailFrom"
    | "officeEmail"
    | "origin"
    | "port"
  >;
  log: Logger;
  timeouts?: TransportOptions["timeouts"];
}

export interface Worker {
  /** Takes no further job and waits, for a few seconds at most, for those in flight. */
  stop(): Promise<void>;
}

/** Ten mails a second at most: a flood of them never takes the processor from the visitors. */
const mailPace = { batchSize: 10, pollingIntervalSeconds: 1 };
const flagPace = { batchSize: 10, pollingIntervalSeconds: 3 };
const patienceWhenStoppingMs = 4_000;

export async function startWorker(parts: WorkerParts): Promise<Worker> {
  const { database, queue, config, log } = parts;
  const db = database.background;
  const office: PostOffice = {
    db,
    sender: {
      officeAddress: config.officeEmail ?? company.email,
      // Never the host that a request names: links in mails would lead where its sender wants.
      origin: config.origin ?? `http://localhost:${config.port}`,
    },
    transport: openTransport({
      ...config,
      from: config.mailFrom ?? `${company.name} <${company.email}>`,
      log,
      timeouts: parts.timeouts,
    }),
    log,
  };

  await queue.work(mailQueue, { ...mailPace, perJobResults: true }, (jobs: Job<MailJob>[]) =>
    Promise.all(jobs.map((job) => deliverMail(office, job))),
  );
  await queue.work(
    undeliverableQueue,
    { ...flagPace, includeMetadata: true },
    async (jobs: JobWithMetadata<MailJob>[]) => {
      for (const job of jobs) await flagUndeliverable(office, job);
    },
  );
  await workOnEmails(queue, { ...office, ...office.sender });
  const stopSweeping = startCleanup(db, log);

  return {
    async stop() {
      stopSweeping();
      const finished = Promise.all(
        [mailQueue, undeliverableQueue, ...emailQueues].map((name) => queue.offWork(name)),
      );
      await withinPatience(finished);
    },
  };
}

/** What is not finished by then is handed back to the queue when that stops, and tried again. */
async function withinPatience(finished: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceWhenStoppingMs);
  });
  await Promise.race([finished, patience]);
  clearTimeout(timer);
}
