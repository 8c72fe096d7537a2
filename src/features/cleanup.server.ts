import { and } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { company } from "#content/company.ts";
import { fixedRetention } from "#content/retention.ts";
import { deleteOldRecords, shareDue } from "#features/delete-old-records.server.ts";
import { featureServers } from "#features/manifests.server.ts";
import type { Database } from "#platform/database/client.ts";
import { deleteOldEmails } from "#platform/email/email-states.server.ts";
import type { FeatureServer } from "#platform/feature.server.ts";
import { deleteUnusedFiles } from "#platform/files/delete-files.server.ts";
import type { FilesContext } from "#platform/files/store-file.server.ts";
import { dayMs, minuteMs } from "#platform/format/durations.ts";
import { deleteOldAttempts } from "#platform/forms/form-attempts.server.ts";
import { deleteOldAudit } from "#platform/identity/audit/audit-log.server.ts";
import { deleteExpiredAccess } from "#platform/identity/delete-expired-access.server.ts";
import {
  type ClockJob,
  daySeconds,
  hourSeconds,
  workByClock,
} from "#platform/jobs/clock-job.server.ts";
import { queueNames } from "#platform/jobs/queue-options.server.ts";
import { repairQueueTimes } from "#platform/jobs/queue-times.server.ts";
import { deleteExpiredRateLimits } from "#platform/limits/rate-limit.server.ts";
import { deleteOldNotifications } from "#platform/notifications/delete-old-notifications.server.ts";
import { type Clocks, lookAtClock, readClocks } from "#platform/retention/steady-clock.server.ts";

export const cleanupJob: ClockJob = {
  name: "cleanup",
  times: "17 * * * *",
  pollingIntervalSeconds: 10,
  expireInSeconds: hourSeconds,
  deleteAfterSeconds: daySeconds,
};

/** Processes that start together queue it once. */
const afterStart = { startAfter: 60, singletonKey: "start", singletonSeconds: 60 };

/** Nobody runs a server for a month with a clock years ahead: by then the clock is right. */
const trustedAfterMs = 30 * dayMs;
/** Fewer records than this say nothing about the clock. */
const fewRecords = 20;

const servers: readonly FeatureServer[] = featureServers;
const featureCleanups = servers.flatMap(({ cleanup = {} }) => Object.entries(cleanup));
const allQueues = [
  ...queueNames,
  ...servers.flatMap(({ jobs }) => jobs?.queues ?? []),
  cleanupJob.name,
];
const mayDeleteFile = and(...servers.map((server) => server.mayDeleteFile));

/** One round; a failure is logged, and the rest goes on. */
export async function cleanUp(
  { db, files }: FilesContext,
  log: Logger,
  clocks?: Clocks,
): Promise<void> {
  const attempt = async (what: string, run: () => Promise<unknown>) => {
    try {
      log.info({ what, ...((await run()) ?? {}) }, "old data deleted");
    } catch (error) {
      log.warn({ err: error, what }, "old data not deleted");
    }
  };
  await attempt("rate limits", () => deleteExpiredRateLimits(db));
  const now = await believedTime(db, log, clocks).catch((error: unknown) => {
    log.warn({ err: error }, "clock not checked: nothing deleted by age");
  });
  if (!now) return;
  const { retention } = company;
  await attempt("old records", () => deleteOldRecords(db, retention, now));
  for (const [what, run] of featureCleanups) await attempt(what, () => run(db, now));
  await attempt("files", () => deleteUnusedFiles({ db, files }, now, mayDeleteFile));
  await attempt("sessions and links", () => deleteExpiredAccess(db));
  await attempt("emails", () => deleteOldEmails(db, retention.emails, now));
  await attempt("notifications", () => deleteOldNotifications(db, retention.notifications, now));
  await attempt("keys of forms", () => deleteOldAttempts(db, fixedRetention.formAttempts, now));
  await attempt("audit", () => deleteOldAudit(db));
}

/** Undefined while the time is implausible. */
async function believedTime(db: Database, log: Logger, clocks?: Clocks): Promise<Date | undefined> {
  const clock = await lookAtClock(db, clocks ?? (await readClocks(db)));
  if (!clock.ok) {
    if (clock.reason === "clocks-differ") {
      log.warn(
        {
          ...clock.clocks,
          advice: "Set the clock that is wrong, of the database or of the server.",
        },
        "clocks differ: nothing deleted by age",
      );
    } else if (clock.before === undefined) {
      log.info({ until: clock.until }, "clock watched: nothing deleted by age yet");
    } else {
      const { before, now, until } = clock;
      warnOfClock({ before, now, until }, "clock jumped: nothing deleted by age");
    }
    return undefined;
  }
  const share = await shareDue(db, company.retention, clock.now);
  const isImplausible = share.due > fewRecords && share.due * 2 > share.all;
  if (!isImplausible || clock.steadyMs >= trustedAfterMs) return clock.now;
  const until = new Date(clock.now.getTime() + trustedAfterMs - clock.steadyMs);
  warnOfClock(
    { ...share, now: clock.now, until },
    "more than half of all records due: nothing deleted by age",
  );
  return undefined;

  function warnOfClock(facts: object, what: string): void {
    log.warn(
      {
        ...facts,
        advice:
          "If `now` is wrong, set the clock of the machine. If it is right, nothing has to be done: deleting goes on after `until`.",
      },
      what,
    );
  }
}

/** Emails are due within seconds, so that this runs more often. */
async function repairQueue(db: Database, log: Logger): Promise<void> {
  try {
    const { mails } = await repairQueueTimes(db, allQueues);
    if (mails > 0) log.warn({ emails: mails }, "emails put off by a wrong clock queued again");
  } catch (error) {
    log.warn({ err: error }, "times of queued emails not checked");
  }
}

/** Queue times are repaired by a timer: a queue whose times are wrong cannot. @returns ends it */
export async function workOnCleanup(
  queue: PgBoss,
  parts: FilesContext,
  log: Logger,
): Promise<() => void> {
  await workByClock(queue, cleanupJob, () => cleanUp(parts, log));
  await queue.send(cleanupJob.name, null, afterStart);
  const timer = setInterval(() => void repairQueue(parts.db, log), minuteMs);
  timer.unref();
  return () => clearInterval(timer);
}
