import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { administrators } from "#platform/identity/roles.ts";

export const auditRoutes = {
  name: "audit",
  office: {
    "office/audit": { module: "office/audit-page.tsx", roles: administrators },
    "office/audit/export.csv": { module: "office/export.ts", roles: administrators },
  },
} satisfies FeatureRoutes;
