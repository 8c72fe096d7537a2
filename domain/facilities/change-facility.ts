/** What account managers and administrators enter about a facility itself. */
import { eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "#database/client.ts";
import { facilities } from "#database/tables/clients.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { refreshClocks } from "#domain/work-orders/refresh-clocks.ts";
import type { FacilityFactsForm } from "./facility-form.ts";
import type { Calendar } from "./opening-hours.ts";
import { type FacilityResult, takeFacilityStep } from "./take-facility-step.ts";

type Context = { db: Database };

export const changeFacts = (
  context: Context,
  actor: Actor,
  facilityId: string,
  facts: FacilityFactsForm,
): Promise<FacilityResult> =>
  takeFacilityStep(context, actor, facilityId, async (tx, _, facility) => {
    const before: Record<string, unknown> = facility;
    const changed = Object.entries(facts).filter(([name, value]) => before[name] !== value);
    await update(tx, facilityId, facts);
    return { kind: "facts-changed", details: { fields: changed.map(([name]) => name) } };
  });

export const changeHours = (
  context: Context,
  actor: Actor,
  facilityId: string,
  week: Calendar["week"],
): Promise<FacilityResult> =>
  takeFacilityStep(context, actor, facilityId, async (tx, columns, facility) => {
    await update(tx, facilityId, { openingHours: week });
    await refreshClocks(tx, columns);
    return { kind: "hours-changed", details: { before: facility.openingHours } };
  });

/** The code that was posted opens nothing more. */
export const renewSiteCode = (
  context: Context,
  actor: Actor,
  facilityId: string,
): Promise<FacilityResult> =>
  takeFacilityStep(context, actor, facilityId, async (tx) => {
    await update(tx, facilityId, { siteCode: sql`default` });
    return { kind: "site-code-renewed" };
  });

/** No longer served: left out of lists and choices; its records stay. */
export const archiveFacility = (
  context: Context,
  actor: Actor,
  facilityId: string,
): Promise<FacilityResult> =>
  takeFacilityStep(context, actor, facilityId, async (tx, _, facility) => {
    if (facility.archivedAt !== null) return "wrong-state";
    await update(tx, facilityId, { archivedAt: sql`now()` });
    return { kind: "archived" };
  });

export const restoreFacility = (
  context: Context,
  actor: Actor,
  facilityId: string,
): Promise<FacilityResult> =>
  takeFacilityStep(context, actor, facilityId, async (tx, _, facility) => {
    if (facility.archivedAt === null) return "wrong-state";
    await update(tx, facilityId, { archivedAt: null });
    return { kind: "restored" };
  });

const update = (
  tx: Transaction,
  facilityId: string,
  change: Parameters<ReturnType<typeof tx.update<typeof facilities>>["set"]>[0],
) => tx.update(facilities).set(change).where(eq(facilities.id, facilityId));
