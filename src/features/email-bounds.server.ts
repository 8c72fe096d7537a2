import type { EmailBounds } from "#platform/email/email-bounds.server.ts";
import { featureServers } from "./manifests.server.ts";
import { mergeManifestParts } from "./merge-manifest-parts.ts";

/** How many emails a mailbox gets of those that anybody can cause. */
export const emailBounds: EmailBounds = mergeManifestParts(featureServers, "emailBounds");
