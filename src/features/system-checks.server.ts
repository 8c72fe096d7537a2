import type { FeatureServer } from "#platform/feature.server.ts";
import type { SystemCheck } from "#platform/system/system-check.server.ts";
import { featureServers } from "./manifests.server.ts";

const servers: readonly FeatureServer[] = featureServers;

/** The parts of the page of the system, in their order. */
export const systemChecks: readonly SystemCheck[] = servers
  .flatMap((server) => server.systemChecks ?? [])
  .toSorted((left, right) => left.place - right.place);
