import { sql } from "drizzle-orm";
import { featureServers } from "#features/manifests.server.ts";
import { notificationDefinitions } from "#features/notification-definitions.server.ts";
import type { FeatureServer } from "#platform/feature.server.ts";
import type { AppResources } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";

const servers: readonly FeatureServer[] = featureServers;
const counters = servers.flatMap(({ attention = {} }) => Object.entries(attention));

/**
 * How much waits for a person in each section of an area, by the path of the section. Every page asks, and so
 * one statement counts for all sections, instead of a round trip for each.
 * @param openedId of the record that the same request opens, and so reads
 */
export async function readAttentionCounts(
  db: AppResources["db"],
  actor: Actor,
  home: "/client-portal" | "/office",
  openedId?: string,
): Promise<Record<string, number>> {
  const context = { openedId, notificationDefinitions };
  const counted = counters
    .filter(([path]) => path.startsWith(`${home}/`))
    .flatMap(([path, counter]) => {
      const count = counter(db, actor, context);
      return count === undefined ? [] : sql`${count} as ${sql.identifier(path)}`;
    });
  const { rows } = await db.execute(sql`select ${sql.join(counted, sql`, `)}`);
  // Counts are wider than a number, and so a driver may hand them over as texts.
  const counts = Object.entries(rows[0] ?? {}).map(([path, count]) => [path, Number(count)]);
  return Object.fromEntries(counts);
}
