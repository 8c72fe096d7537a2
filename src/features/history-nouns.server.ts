import { mergeManifestParts } from "#features/merge-manifest-parts.ts";
import type { HistoryNouns } from "#platform/history/history-nouns.server.ts";
import { featureServers } from "./manifests.server.ts";

/** Names of the features' nouns, and of all that can happen to each. */
export const historyNouns: HistoryNouns = mergeManifestParts(featureServers, "history");
