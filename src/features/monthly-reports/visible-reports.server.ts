/**
 * What a person sees of a report: the facilities that they see now. Their figures add up to a report of
 * its own, so nobody learns from a sum what happens elsewhere.
 */
import { and, eq } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { type FacilityFigures, reportFigures } from "./report-figures.ts";

export interface VisibleFigures {
  clientName: string;
  /** At least one. */
  facilities: FacilityFigures[];
  /** All facilities that the report was made of. */
  isWhole: boolean;
}

/**
 * Facilities that were archived since are still in the report.
 * @returns reads the stored figures of a report
 */
export async function readerOf(
  db: Database,
  actor: Actor,
  clientId: string,
): Promise<(figures: unknown) => VisibleFigures | undefined> {
  if (!may(actor, "insights.read")) return () => undefined;
  const seen = inVisibleFacility(actor, {
    facilityId: facilities.id,
    clientId: facilities.clientId,
  });
  const rows = await db
    .select({ id: facilities.id })
    .from(facilities)
    .where(and(eq(facilities.clientId, clientId), seen));
  const ids = new Set(rows.map(({ id }) => id));
  return (figures) => {
    const { clientName, facilities: all } = reportFigures.parse(figures);
    const mine = all.filter(({ id }) => ids.has(id));
    if (mine.length === 0) return undefined;
    return { clientName, facilities: mine, isWhole: mine.length === all.length };
  };
}
