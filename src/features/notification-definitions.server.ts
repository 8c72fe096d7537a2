import { mergeManifestParts } from "#features/merge-manifest-parts.ts";
import type { NotificationDefinitions } from "#platform/notifications/notification-definitions.server.ts";
import { featureServers } from "./manifests.server.ts";

/** Kinds of notifications, and the records that they lead to. */
export const notificationDefinitions: NotificationDefinitions = {
  kinds: mergeManifestParts(featureServers, "notifications"),
  records: mergeManifestParts(featureServers, "notificationRecords"),
};
