/** Makes the reports of a month: each client's once, however often and wherever it is run. */
import { and, asc, lt, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import { wholeMonth } from "#features/insights/insight-period.ts";
import type { Database } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { addDays } from "#platform/format/local-date.ts";
import { clients } from "#platform/identity/tables/clients.ts";
import { countMonth } from "./count-month.server.ts";
import { monthDue } from "./first-working-day.server.ts";
import { notifyAboutMonthlyReport } from "./notify-about-monthly-report.server.ts";
import { monthlyReports } from "./tables/monthly-reports.ts";

interface Context {
  db: Database;
  /** Absent where nobody is to be notified. */
  queue?: PgBoss;
}

/** For all clients that were there in the month that is due. @returns how many were made */
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
    // When two processes count at once, one waits here and finds that the other has made it.
    const made = await tx
      .insert(monthlyReports)
      .values({ ...report, madeAt: now, figures })
      .onConflictDoNothing()
      .returning({ id: monthlyReports.id });
    if (made.length === 0) return undefined;
    if (queue) await notifyAboutMonthlyReport(tx, queue, report, figures);
    return report.id;
  });
}
