import { mergeManifestParts } from "#features/merge-manifest-parts.ts";
import type { FileRecords } from "#platform/files/file-records.server.ts";
import { featureServers } from "./manifests.server.ts";

/** Who may open a file, by the noun that it belongs to. */
export const fileRecords: FileRecords = mergeManifestParts(featureServers, "fileRecords");
