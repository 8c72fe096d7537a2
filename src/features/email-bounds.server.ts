import type { EmailBounds } from "#platform/email/email-bounds.server.ts";
import { featureServers } from "./manifests.server.ts";
import { mergeManifestParts } from "./merge-manifest-parts.ts";

/** Limits on emails that anybody can cause, for each mailbox. */
export const emailBounds: EmailBounds = mergeManifestParts(featureServers, "emailBounds");
