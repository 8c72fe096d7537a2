import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import type { FeatureServer } from "#platform/feature.server.ts";
import { featureServers } from "./manifests.server.ts";

const servers: readonly FeatureServer[] = featureServers;

/** Everything that a company can take out. */
export const archivedTables: readonly ArchivedTable[] = servers.flatMap(
  ({ archive = [] }) => archive,
);
