import { mergeManifestParts } from "#features/merge-manifest-parts.ts";
import type { ChangeEventDefinitions } from "#platform/changes/change-events.server.ts";
import { featureServers } from "./manifests.server.ts";

/** Which change events there are, and who may learn of each. */
export const changeEventDefinitions: ChangeEventDefinitions = mergeManifestParts(
  featureServers,
  "changeEvents",
);
