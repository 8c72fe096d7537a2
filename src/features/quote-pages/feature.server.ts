import type { FeatureServer } from "#platform/feature.server.ts";
import { quotePageNotifications } from "./notifications.server.ts";

export const quotePagesServer = {
  name: "quote-pages",
  notifications: quotePageNotifications,
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
