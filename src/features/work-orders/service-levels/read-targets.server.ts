import { inArray } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { serviceLevelTargets } from "../tables/work-orders.ts";
import { defaultTargets, type Targets, withoutSlowerUrgency } from "./targets.ts";

/** Targets by client: what was agreed, or the defaults where nothing was. */
export async function readTargets(
  db: Database | Transaction,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, Targets>> {
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
      return [
        id,
        withoutSlowerUrgency({ ...defaultTargets, ...Object.fromEntries(agreedTargets) }),
      ];
    }),
  );
}

export async function readTargetsOf(
  db: Database | Transaction,
  clientId: string,
): Promise<Targets> {
  return (await readTargets(db, [clientId])).get(clientId) ?? defaultTargets;
}
