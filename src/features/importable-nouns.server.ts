import type { FeatureServer } from "#platform/feature.server.ts";
import type { ImportableNoun } from "#platform/imports/importable-noun.server.ts";
import { featureServers } from "./manifests.server.ts";

const servers: readonly FeatureServer[] = featureServers;

/** The order matters: a file with facilities needs its clients first. */
export const importableNouns: readonly ImportableNoun[] = servers
  .flatMap(({ imports = [] }) => imports)
  .toSorted((left, right) => left.place - right.place);
