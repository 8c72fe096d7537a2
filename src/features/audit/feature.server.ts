import type { FeatureServer } from "#platform/feature.server.ts";

export const auditServer = {
  name: "audit",
  names: () => ({
    "/office/audit": { label: "Audit" },
  }),
} satisfies FeatureServer;
