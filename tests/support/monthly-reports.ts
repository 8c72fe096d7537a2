/** Monthly reports in a test's database, as if they had been made. */
import { eq } from "drizzle-orm";
import type {
  FacilityFigures,
  ReportFigures,
  Sums,
} from "#features/monthly-reports/report-figures.ts";
import { monthBefore } from "#features/monthly-reports/report-months.ts";
import { clients, monthlyReports } from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";

const sums: Sums = {
  scores: [{ method: "five-point", inspections: 1, tenths: 914 }],
  visits: { due: 22, onTime: 20, missed: 1 },
  orders: { asked: 4, late: 1 },
  reports: 3,
  feedback: { answers: 2, points: 17 },
};

export const facilityFigures = (over: Partial<FacilityFigures> = {}): FacilityFigures => ({
  id: newId(),
  name: "Clinic",
  now: sums,
  before: { ...sums, visits: { due: 20, onTime: 20, missed: 0 } },
  areas: [
    {
      id: newId(),
      name: "Lobby",
      method: "five-point",
      inspections: 1,
      tenths: 980,
      failed: 0,
      putRight: 0,
    },
    {
      id: newId(),
      name: "Restroom",
      method: "five-point",
      inspections: 1,
      tenths: 790,
      failed: 2,
      putRight: 1,
    },
  ],
  remedies: {
    complaints: 2,
    complaintsAnswered: 2,
    complaintsDone: 1,
    failedItems: 2,
    ordersFinished: 1,
    ordersOpen: 1,
    reinspected: 1,
    accepted: 0,
  },
  ...over,
});

/** The report is for the month before the client's first one, or for `2026-10` if there is none. */
export async function addMonthlyReport(
  { db }: Pick<AccountsContext, "db">,
  clientId: string,
  facilities: ReportFigures["facilities"],
): Promise<string> {
  const isMine = eq(monthlyReports.clientId, clientId);
  const rows = await db.select({ month: monthlyReports.month }).from(monthlyReports).where(isMine);
  const first = rows.map(({ month }) => month).toSorted()[0] ?? "2026-11";
  const [client] = await db
    .select({ name: clients.name })
    .from(clients)
    .where(eq(clients.id, clientId));
  const figures: ReportFigures = { clientName: client?.name ?? "", facilities };
  const id = newId();
  const madeAt = new Date();
  await db
    .insert(monthlyReports)
    .values({ id, clientId, month: monthBefore(first), madeAt, figures });
  return id;
}
