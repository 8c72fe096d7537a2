import type { FeatureServer } from "#platform/feature.server.ts";

export const insightsServer = {
  name: "insights",
  names: () => ({
    "/client-portal/insights": { label: "Insights" },
    "/office/client-health": { label: "Client health", short: "Health" },
  }),
} satisfies FeatureServer;
