/** Makes the reports of a month: each client's once, however often and wherever it is run. */

import { and, asc, lt, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { company } from "#content/company.ts";
import { holidaysKept } from "#features/facilities/federal-holidays.server.ts";
import { wholeMonth } from "#features/insights/insight-period.ts";
import type { Database } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { addDays, type LocalDate } from "#platform/format/local-date.ts";
import { clients } from "#platform/identity/tables/clients.ts";
import {
  type ClockJob,
  daySeconds,
  hourSeconds,
  workByClock,
} from "#platform/jobs/clock-job.server.ts";
import { countMonth } from "./count-month.server.ts";
import { notifyAboutMonthlyReport } from "./notify-about-monthly-report.server.ts";
import { monthlyReports } from "./tables/monthly-reports.ts";

// Reports are due on the first working day of the following month, by the company's calendar.

/** Nobody reads a report at midnight. */
const firstHour = 7;

/** The first day that is neither on a weekend nor a holiday that the company keeps. @param month e.g. `2026-11` */
export function firstWorkingDay(month: string): LocalDate {
  const closed = new Set(holidaysKept(Number(month.slice(0, 4))).map(({ date }) => date));
  let day = `${month}-01`;
  while (closed.has(day) || Temporal.PlainDate.from(day).dayOfWeek > 5) day = addDays(day, 1);
  return day;
}

/** Due from seven on that day, and on all later days of the month, to make up for a missed one. */
export function monthDue(now: Date, timeZone: string): string | undefined {
  const there = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const month = there.toPlainDate().toPlainYearMonth();
  const [today, first] = [there.toPlainDate().toString(), firstWorkingDay(month.toString())];
  if (today < first || (today === first && there.hour < firstHour)) return undefined;
  return month.subtract({ months: 1 }).toString();
}

interface Context {
  db: Database;
  /** Absent where nobody is to be notified. */
  queue?: PgBoss;
}

/**
 * Makes last month's report for every client of that month.
 * @returns how many were made
 */
export async function makeMonthlyReports(
  context: Context,
  now: Date,
  timeZone: string,
): Promise<number> {
  const month = monthDue(now, timeZone);
  if (month === undefined) return 0;
  const end = Temporal.PlainDate.from(addDays(wholeMonth(month).to, 1)).toZonedDateTime(timeZone);
  const waiting = await context.db
    .select({ id: clients.id })
    .from(clients)
    .where(
      and(
        lt(clients.createdAt, new Date(end.epochMilliseconds)),
        sql`not exists (select from ${monthlyReports} as r
          where r.client_id = ${clients.id} and r.month = ${month})`,
      ),
    )
    .orderBy(asc(clients.id));
  let made = 0;
  for (const { id } of waiting)
    if ((await makeMonthlyReport(context, id, month, now)) !== undefined) made += 1;
  return made;
}

/** @returns its id; undefined where it is there already, or no facility is in service */
export async function makeMonthlyReport(
  { db, queue }: Context,
  clientId: string,
  month: string,
  now: Date,
): Promise<string | undefined> {
  const figures = await countMonth(db, clientId, month, now);
  if (figures === undefined) return undefined;
  const report = { id: newId(), clientId, month };
  return db.transaction(async (tx) => {
    // If two processes count at once, one waits here and then finds the report made.
    const insertedReports = await tx
      .insert(monthlyReports)
      .values({ ...report, madeAt: now, figures })
      .onConflictDoNothing()
      .returning({ id: monthlyReports.id });
    if (insertedReports.length === 0) return undefined;
    if (queue) await notifyAboutMonthlyReport(tx, queue, report, figures);
    return report.id;
  });
}

/** Makes the reports of the month before. Most hours find all made: what one run leaves, the next one does. */
export const monthlyReportJob: ClockJob = {
  name: "monthly-reports",
  times: "7 * * * *",
  pollingIntervalSeconds: 10,
  expireInSeconds: hourSeconds,
  deleteAfterSeconds: daySeconds,
};

export const workOnMonthlyReports = (queue: PgBoss, db: Database, log: Logger): Promise<void> =>
  workByClock(queue, monthlyReportJob, async () => {
    const reports = await makeMonthlyReports({ db, queue }, new Date(), company.timeZone);
    if (reports > 0) log.info({ reports }, "monthly reports");
  });
