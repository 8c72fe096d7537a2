/** Figures that stand in the database; read when somebody scrapes, one statement after the other. */
import { Gauge, Registry } from "prom-client";
import type { Database } from "#platform/database/client.ts";
import { type EmailBacklog, readEmailBacklog } from "#platform/email/email-backlog.server.ts";
import type { MetricReader } from "#platform/feature.server.ts";
import { type QueueBacklog, readQueueBacklog } from "#platform/jobs/queue-backlog.server.ts";

export interface DatabaseFigures {
  queues: QueueBacklog[];
  emails: EmailBacklog;
  /** Keys are the names of the readers. */
  features: Record<string, number>;
}

/** The queries run one by one, so that scraping never takes more than one connection. */
export async function readDatabaseFigures(
  db: Database,
  readers: readonly MetricReader[],
): Promise<DatabaseFigures> {
  const queues = await readQueueBacklog(db);
  const emails = await readEmailBacklog(db);
  const features: Record<string, number> = {};
  for (const { name, read } of readers) features[name] = await read(db);
  return { queues, emails, features };
}

/** @returns the figures as Prometheus reads them, in a registry of their own: without a read there are none */
export function databaseMetrics(
  readers: readonly MetricReader[],
): (figures: DatabaseFigures) => Promise<string> {
  const register = new Registry();
  const registers = [register];
  const jobs = new Gauge({
    name: "cleardawn_queue_jobs",
    help: "Jobs that wait, by queue: due now, or later. Counting ends at 10,000.",
    labelNames: ["queue", "state"],
    registers,
  });
  const oldest = new Gauge({
    name: "cleardawn_queue_oldest_due_seconds",
    help: "How long the oldest job that is due has waited, by queue.",
    labelNames: ["queue"],
    registers,
  });
  const emails = new Gauge({
    name: "cleardawn_emails",
    help: "Emails that wait, and those for which no attempt is left and somebody has to act. Counting ends at 10,000.",
    labelNames: ["state"],
    registers,
  });
  const oldestEmail = new Gauge({
    name: "cleardawn_emails_oldest_waiting_seconds",
    help: "How long the oldest email that has not left has waited.",
    registers,
  });
  const features = readers.map(({ name, help }) => ({
    name,
    gauge: new Gauge({ name: `cleardawn_${name}`, help, registers }),
  }));

  return (figures) => {
    for (const { queue, due, later, oldestDueSeconds } of figures.queues) {
      jobs.set({ queue, state: "due" }, due);
      jobs.set({ queue, state: "later" }, later);
      oldest.set({ queue }, oldestDueSeconds);
    }
    emails.set({ state: "waiting" }, figures.emails.waiting);
    emails.set({ state: "failed" }, figures.emails.failed);
    oldestEmail.set(figures.emails.oldestWaitingSeconds);
    for (const { name, gauge } of features) gauge.set(figures.features[name] ?? 0);
    return register.metrics();
  };
}
