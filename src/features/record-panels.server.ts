import { mergeManifestParts } from "#features/merge-manifest-parts.ts";
import type { PanelReaders } from "#platform/record-panels/record-panels.server.ts";
import { featureServers } from "./manifests.server.ts";

/** Who reads what the panels of records' pages show. */
export const panelReaders: PanelReaders = mergeManifestParts(featureServers, "panels");
