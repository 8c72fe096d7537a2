import type { FeatureServer } from "#platform/feature.server.ts";
import type { ImportableNoun } from "#platform/imports/importable-noun.server.ts";
import { featureServers } from "./manifests.server.ts";

const servers: readonly FeatureServer[] = featureServers;

/** What can come out of a file, in the order in which it should. */
export const importableNouns: readonly ImportableNoun[] = servers
  .flatMap(({ imports = [] }) => imports)
  .toSorted((left, right) => left.place - right.place);
