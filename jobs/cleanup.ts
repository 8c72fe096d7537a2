/** What is forgotten by itself, every hour and soon after each start. */
import type { Logger } from "pino";
import { retentionDays } from "#content/retention.ts";
import type { Database } from "#database/client.ts";
import { deleteOldAudit } from "#domain/accounts/audit/audit-log.ts";
import { deleteExpiredAccess } from "#domain/accounts/delete-expired-access.ts";
import { deleteOldEmails } from "#domain/emails/email-states.ts";
import { deleteExpiredAddresses } from "#domain/newsletter/delete-expired.ts";
import { deleteOldRecords, shareDue } from "#domain/retention/delete-old-records.ts";
import { type Clocks, lookAtClock, readClocks } from "#domain/retention/steady-clock.ts";
import { deleteExpiredRateLimits } from "#domain/submissions/rate-limit.ts";
import { mendQueueTimes } from "./queue-times.ts";

const everyMs = 3_600_000;
const minuteMs = 60_000;
/** A process that is restarted often would else never come to it. */
const firstAfterMs = minuteMs;

/** Nobody runs a server for a month whose clock is years ahead: by then the clock is right. */
const trustedAfterMs = 30 * 24 * 3_600_000;
/** So few records say nothing about the clock. */
const fewRecords = 20;

/** One round; what fails is logged, and the rest goes on. */
export async function cleanUp(db: Database, log: Logger, clocks?: Clocks): Promise<void> {
  const attempt = async (what: string, forget: () => Promise<unknown>) => {
    try {
      log.info({ what, ...((await forget()) ?? {}) }, "Forgot what was kept long enough");
    } catch (error) {
      log.warn({ err: error, what }, "Could not forget what was kept long enough");
    }
  };
  await attempt("rate limits", () => deleteExpiredRateLimits(db));
  const now = await believedTime(db, log, clocks).catch((error: unknown) => {
    log.warn({ err: error }, "Could not look at the clock; nothing is deleted by its age");
  });
  if (!now) return;
  await attempt("newsletter addresses", () => deleteExpiredAddresses(db, now));
  await attempt("old records", () => deleteOldRecords(db, retentionDays, now));
  await attempt("sessions and links", () => deleteExpiredAccess(db));
  await attempt("emails", () => deleteOldEmails(db, retentionDays.emails, now));
  await attempt("audit", () => deleteOldAudit(db));
}

/** The time by which records may be deleted for their age; nothing while it is implausible. */
async function believedTime(db: Database, log: Logger, clocks?: Clocks): Promise<Date | undefined> {
  const clock = await lookAtClock(db, clocks ?? (await readClocks(db)));
  if (!clock.ok) {
    if (clock.reason === "clocks-differ") {
      log.warn(
        { ...clock.clocks },
        "Nothing is deleted by its age: the clocks of database and server differ. Set the one that is wrong.",
      );
    } else if (clock.before === undefined) {
      log.info({ until: clock.until }, "Nothing is deleted by its age yet: the clock is watched");
    } else {
      log.warn(
        { before: clock.before, now: clock.now, until: clock.until },
        "The clock jumped, or the server was off for days: nothing is deleted by its age before the day in `until`. If `now` is wrong, set the clock of the machine; if it is right, nothing has to be done.",
      );
    }
    return undefined;
  }
  const share = await shareDue(db, retentionDays, clock.now);
  const isImplausible = share.due > fewRecords && share.due * 2 > share.all;
  if (!isImplausible || clock.steadyMs >= trustedAfterMs) return clock.now;
  const until = new Date(clock.now.getTime() + trustedAfterMs - clock.steadyMs);
  log.warn(
    { ...share, now: clock.now, until },
    "Nothing is deleted by its age: more than half of all records would go at once, as when a clock is ahead. If `now` is wrong, set the clock of the machine; if it is right, nothing has to be done, and they go on the day in `until`.",
  );
  return undefined;
}

/** Mails are due within seconds, so that this is looked after more often. */
async function mendQueue(db: Database, log: Logger): Promise<void> {
  try {
    const { mails } = await mendQueueTimes(db);
    if (mails > 0) log.warn({ mails }, "Mails that a clock far ahead had put off are sent now");
  } catch (error) {
    log.warn({ err: error }, "Could not look after the times of queued mails");
  }
}

/** @returns ends it */
export function startCleanup(db: Database, log: Logger): () => void {
  const run = () => void cleanUp(db, log);
  const timers = [
    setTimeout(run, firstAfterMs),
    setInterval(run, everyMs),
    setInterval(() => void mendQueue(db, log), minuteMs),
  ];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}
