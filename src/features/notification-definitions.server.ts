import { mergeManifestParts } from "#features/merge-manifest-parts.ts";
import type { NotificationDefinitions } from "#platform/notifications/notification-definitions.server.ts";
import { featureServers } from "./manifests.server.ts";

/** What people are notified of, and what it leads to. */
export const notificationDefinitions: NotificationDefinitions = {
  kinds: mergeManifestParts(featureServers, "notifications"),
  records: mergeManifestParts(featureServers, "notificationRecords"),
};
