import { mergeManifestParts } from "#features/merge-manifest-parts.ts";
import type { FileRecords } from "#platform/files/file-records.server.ts";
import { featureServers } from "./manifests.server.ts";

/** Each noun with files says who may open them. */
export const fileRecords: FileRecords = mergeManifestParts(featureServers, "fileRecords");
