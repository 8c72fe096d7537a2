import { mergeManifestParts } from "#features/merge-manifest-parts.ts";
import type { PanelReaders } from "#platform/record-panels/record-panels.server.ts";
import { featureServers } from "./manifests.server.ts";

/** Each feature reads the data of its own panels. */
export const panelReaders: PanelReaders = mergeManifestParts(featureServers, "panels");
