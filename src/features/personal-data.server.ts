import type { FeatureServer } from "#platform/feature.server.ts";
import type { PersonalTable } from "#platform/privacy/personal-data.server.ts";
import { platformTables } from "#platform/privacy/platform-tables.server.ts";
import { featureServers } from "./manifests.server.ts";

const servers: readonly FeatureServer[] = featureServers;

/** Says of every table of the product what it may hold of a person. */
export const personalData: readonly PersonalTable[] = [
  ...platformTables,
  ...servers.flatMap(({ personalData = [] }) => personalData),
];
