import { mergeManifestParts } from "#features/merge-manifest-parts.ts";
import type { HistoryNouns } from "#platform/history/history-nouns.server.ts";
import { featureServers } from "./manifests.server.ts";

/** What the nouns of the features are called, and what can happen to each. */
export const historyNouns: HistoryNouns = mergeManifestParts(featureServers, "history");
