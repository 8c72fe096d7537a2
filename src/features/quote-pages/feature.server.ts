import type { FeatureServer } from "#platform/feature.server.ts";

export const quotePagesServer = {
  name: "quote-pages",
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
