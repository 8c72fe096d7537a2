import { inArray } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database, Transaction } from "#platform/database/client.ts";
import { findSection } from "#platform/records/company-settings.server.ts";
import { serviceLevelTargets } from "../tables/work-orders.ts";
import { priorities } from "./service-clock-types.ts";
import { defaultTargets, type Targets, withoutSlowerUrgency } from "./targets.ts";

/** The section of the settings in which the owner's own defaults are. */
export const defaultTargetsSection = "service-levels";

const storedTarget = z.object({ responseMinutes: z.number(), resolutionMinutes: z.number() });

const storedTargets = z.partialRecord(z.enum(priorities), storedTarget);

/** @param stored of the section; for what is missing in it, what was shipped */
export const defaultTargetsOf = (stored: unknown): Targets => ({
  ...defaultTargets,
  ...storedTargets.parse(stored),
});

/** Targets for clients without an agreement of their own. */
const readDefaultTargets = async (db: Database | Transaction): Promise<Targets> =>
  defaultTargetsOf((await findSection(db, defaultTargetsSection))?.value ?? {});

/** Targets by client: what was agreed, or the defaults where nothing was. */
export async function readTargets(
  db: Database | Transaction,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, Targets>> {
  const defaults = await readDefaultTargets(db);
  const rows = await db
    .select()
    .from(serviceLevelTargets)
    .where(inArray(serviceLevelTargets.clientId, [...clientIds]));
  return new Map(
    clientIds.map((id) => {
      const agreed = rows.filter(({ clientId }) => clientId === id);
      const agreedTargets = agreed.map(({ priority, responseMinutes, resolutionMinutes }) => [
        priority,
        { responseMinutes, resolutionMinutes },
      ]);
      return [id, withoutSlowerUrgency({ ...defaults, ...Object.fromEntries(agreedTargets) })];
    }),
  );
}

export async function readTargetsOf(
  db: Database | Transaction,
  clientId: string,
): Promise<Targets> {
  return (await readTargets(db, [clientId])).get(clientId) ?? readDefaultTargets(db);
}
