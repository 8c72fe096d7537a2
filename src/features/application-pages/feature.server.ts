import type { FeatureServer } from "#platform/feature.server.ts";

export const applicationPagesServer = {
  name: "application-pages",
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
