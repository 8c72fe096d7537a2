import { administrators, type FeatureRoutes } from "#platform/feature.routes.ts";

export const auditRoutes = {
  name: "audit",
  office: {
    "office/audit": { module: "office/audit-page.tsx", roles: administrators },
    "office/audit/export.csv": { module: "office/export.ts", roles: administrators },
  },
} satisfies FeatureRoutes;
