import type { FeatureServer, MetricReader } from "#platform/feature.server.ts";
import { featureServers } from "./manifests.server.ts";

const servers: readonly FeatureServer[] = featureServers;

/** Figures of each feature for monitoring. */
export const metricReaders: readonly MetricReader[] = servers.flatMap(
  ({ metrics }) => metrics ?? [],
);
