import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Config } from "#config";
import { company } from "#content/company.ts";
import { workOnCleanup } from "#features/cleanup.ts";
import { workOnDocuments } from "#features/documents/jobs.ts";
import { workOnFeedback } from "#features/feedback/jobs.ts";
import { workOnFileChecks } from "#features/files/jobs.ts";
import { planInspections } from "#features/inspections/jobs.ts";
import { workOnInvoices } from "#features/invoices/jobs.ts";
import { workOnUnreadMessages } from "#features/messages/unread-jobs.ts";
import { workOnMonthlyReports } from "#features/monthly-reports/jobs.ts";
import { workOnNotifications } from "#features/notifications/jobs.ts";
import { renderEmail } from "#features/render-email.ts";
import { workOnVisits } from "#features/visits/jobs.ts";
import { workOnAlarms } from "#features/work-orders/alarm-jobs.ts";
import type { OpenDatabase } from "#platform/database/client.ts";
import { openTransport, type TransportOptions } from "#platform/email/open-transport.ts";
import { emailQueues, workOnEmails } from "#platform/email/work-on-emails.ts";
import type { FileStorage } from "#platform/files/stores/file-store.ts";
import {
  alarmQueue,
  cleanupQueue,
  digestQueue,
  documentEndQueue,
  feedbackQueue,
  fileCheckQueue,
  invoiceQueue,
  missedVisitQueue,
  monthlyReportQueue,
  morningReportQueue,
  unreadMessagesQueue,
  visitPlanQueue,
} from "#platform/jobs/queue-options.ts";

export interface WorkerParts {
  database: OpenDatabase;
  queue: PgBoss;
  files: FileStorage;
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

const stopTimeoutMs = 4_000;
const ownQueues = [
  ...emailQueues,
  alarmQueue,
  unreadMessagesQueue,
  digestQueue,
  morningReportQueue,
  documentEndQueue,
  fileCheckQueue,
  feedbackQueue,
  missedVisitQueue,
  visitPlanQueue,
  invoiceQueue,
  monthlyReportQueue,
  cleanupQueue,
];

export async function startWorker(parts: WorkerParts): Promise<Worker> {
  const { database, queue, files, config, log } = parts;
  const db = database.background;
  await workOnEmails(queue, {
    db,
    render: renderEmail,
    officeAddress: config.officeEmail ?? company.email,
    // Never the host that a request names: links in emails would lead where its sender wants.
    origin: config.origin ?? `http://localhost:${config.port}`,
    transport: openTransport({
      ...config,
      from: config.mailFrom ?? `${company.name} <${company.email}>`,
      log,
      timeouts: parts.timeouts,
    }),
    log,
  });
  await workOnAlarms(queue, db, log);
  await workOnUnreadMessages(queue, db);
  const stopCleanup = await workOnCleanup(queue, { db, files }, log);
  await workOnVisits(queue, db, log, planInspections);
  await workOnInvoices(queue, db, log);
  await workOnMonthlyReports(queue, db, log);
  await workOnNotifications(queue, db, log);
  await workOnDocuments(queue, db, log);
  await workOnFileChecks(queue, { db, files }, log);
  await workOnFeedback(queue, db, log);

  return {
    async stop() {
      stopCleanup();
      await withinTimeout(Promise.all(ownQueues.map((name) => queue.offWork(name))));
    },
  };
}

/** What is not finished by then is handed back to the queue when that stops, and tried again. */
async function withinTimeout(finished: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, stopTimeoutMs);
  });
  await Promise.race([finished, timeout]);
  clearTimeout(timer);
}
