import type { FeatureServer } from "#platform/feature.server.ts";

export const suppliesServer = {
  name: "supplies",
  names: () => ({
    "/client-portal/supplies": { label: "Supplies" },
  }),
} satisfies FeatureServer;
