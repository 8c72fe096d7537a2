import type { FeatureServer, MetricReader } from "#platform/feature.server.ts";
import { featureServers } from "./manifests.server.ts";

const servers: readonly FeatureServer[] = featureServers;

/** What monitoring learns of each feature. */
export const metricReaders: readonly MetricReader[] = servers.flatMap(
  ({ metrics }) => metrics ?? [],
);
