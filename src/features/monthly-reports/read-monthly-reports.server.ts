import { desc, eq } from "drizzle-orm";
import { findClientName } from "#features/facilities/list-facilities.server.ts";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { monthlyReports } from "./tables/monthly-reports.ts";
import { readerOf, type VisibleFigures } from "./visible-reports.server.ts";

export interface MonthlyReport extends VisibleFigures {
  id: string;
  clientId: string;
  /** E.g. `2026-10`. */
  month: string;
  madeAt: Date;
}

/** Ten years. */
const maxReports = 120;

/** The latest first. @returns undefined for a client that the actor may not see */
export async function listMonthlyReports(
  db: Database,
  actor: Actor,
  clientId: string,
): Promise<{ clientName: string; reports: MonthlyReport[] } | undefined> {
  if (!may(actor, "insights.read")) return undefined;
  const clientName = await findClientName(db, actor, clientId);
  if (clientName === undefined) return undefined;
  const read = await readerOf(db, actor, clientId);
  const rows = await db
    .select()
    .from(monthlyReports)
    .where(eq(monthlyReports.clientId, clientId))
    .orderBy(desc(monthlyReports.month))
    .limit(maxReports);
  const reports = rows.flatMap(({ figures, ...row }): MonthlyReport[] => {
    const visible = read(figures);
    return visible ? [{ ...row, ...visible }] : [];
  });
  return { clientName, reports };
}

/** @returns undefined for one of which the actor sees no facility, as if it did not exist */
export async function findMonthlyReport(
  db: Database,
  actor: Actor,
  id: string,
): Promise<MonthlyReport | undefined> {
  const [row] = await db.select().from(monthlyReports).where(eq(monthlyReports.id, id));
  if (row === undefined) return undefined;
  const { figures, ...columns } = row;
  const visible = (await readerOf(db, actor, row.clientId))(figures);
  return visible && { ...columns, ...visible };
}
