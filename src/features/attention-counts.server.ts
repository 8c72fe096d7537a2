import { featureServers } from "#features/manifests.server.ts";
import { notificationDefinitions } from "#features/notification-definitions.server.ts";
import type { FeatureServer } from "#platform/feature.server.ts";
import type { AppResources } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";

const servers: readonly FeatureServer[] = featureServers;
const counters = servers.flatMap(({ attention = {} }) => Object.entries(attention));

/**
 * How much waits for a person in each section of an area, by the path of the section.
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
    .map(async ([path, count]) => [path, await count(db, actor, context)] as const);
  const counts = await Promise.all(counted);
  return Object.fromEntries(
    counts.flatMap(([path, count]) => (count === undefined ? [] : [[path, count]])),
  );
}
