import type { FeatureServer } from "#platform/feature.server.ts";
import { applicationPageNotifications } from "./notifications.server.ts";

export const applicationPagesServer = {
  name: "application-pages",
  notifications: applicationPageNotifications,
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
