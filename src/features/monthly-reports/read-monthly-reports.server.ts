import { and, desc, eq } from "drizzle-orm";
import { findClientName } from "#features/facilities/find-facility.server.ts";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { type FacilityFigures, reportFigures } from "./report-figures.ts";
import { monthlyReports } from "./tables/monthly-reports.ts";

/**
 * A reader gets the facilities that they see now. The totals are those of these facilities alone, so nobody
 * learns from a sum what happens elsewhere.
 */
interface VisibleFigures {
  clientName: string;
  /** There is at least one. */
  facilities: FacilityFigures[];
  /** True if the reader sees all facilities of the report. */
  isWhole: boolean;
}

/**
 * Facilities that were archived since are still in the report.
 * @returns reads the stored figures of a report
 */
async function readerOf(
  db: Database,
  actor: Actor,
  clientId: string,
): Promise<(figures: unknown) => VisibleFigures | undefined> {
  if (!may(actor, "insights.read")) return () => undefined;
  const isVisible = inVisibleFacility(actor, {
    facilityId: facilities.id,
    clientId: facilities.clientId,
  });
  const rows = await db
    .select({ id: facilities.id })
    .from(facilities)
    .where(and(eq(facilities.clientId, clientId), isVisible));
  const ids = new Set(rows.map(({ id }) => id));
  return (figures) => {
    const { clientName, facilities } = reportFigures.parse(figures);
    const mine = facilities.filter(({ id }) => ids.has(id));
    if (mine.length === 0) return undefined;
    return { clientName, facilities: mine, isWhole: mine.length === facilities.length };
  };
}

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
