/** The reports of the demonstration's last three months. Without mails. */
import { asc } from "drizzle-orm";
import { dayIn } from "#features/invoices/billing-days.ts";
import type { Demonstration } from "#platform/demonstration.server.ts";
import { clients } from "#platform/identity/tables/clients.ts";
import { makeMonthlyReport } from "./make-monthly-reports.server.ts";
import { monthBefore } from "./report-months.ts";

const months = 3;

export const demonstration: Demonstration = {
  // Reports of occupants must exist first, because they are counted.
  after: ["occupant-reports"],
  async add({ db, now }) {
    const ids = await db.select({ id: clients.id }).from(clients).orderBy(asc(clients.id));
    let month = dayIn("America/Chicago", now).slice(0, 7);
    for (let back = 1; back <= months; back++) {
      month = monthBefore(month);
      for (const { id } of ids) await makeMonthlyReport({ db }, id, month, now);
    }
  },
};
