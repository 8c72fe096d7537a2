/** The reports of the demonstration's last three months. Without mails. */
import { asc } from "drizzle-orm";
import { dayIn } from "#features/invoices/billing-days.ts";
import { makeMonthlyReport } from "#features/monthly-reports/make-monthly-reports.server.ts";
import { monthBefore } from "#features/monthly-reports/report-months.ts";
import type { Database } from "#platform/database/client.ts";
import { clients } from "#platform/identity/tables/clients.ts";

const months = 3;

export async function addDemoMonthlyReports(db: Database, now: Date): Promise<void> {
  const all = await db.select({ id: clients.id }).from(clients).orderBy(asc(clients.id));
  let month = dayIn("America/Chicago", now).slice(0, 7);
  for (let back = 1; back <= months; back++) {
    month = monthBefore(month);
    for (const { id } of all) await makeMonthlyReport({ db }, id, month, now);
  }
}
