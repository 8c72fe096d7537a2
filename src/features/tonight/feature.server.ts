import type { FeatureServer } from "#platform/feature.server.ts";

export const tonightServer = {
  name: "tonight",
  names: () => ({
    "/office/tonight": { label: "Tonight" },
  }),
} satisfies FeatureServer;
