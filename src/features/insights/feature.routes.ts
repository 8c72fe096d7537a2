import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { clientRoles, directors } from "#platform/identity/roles.ts";

export const insightsRoutes = {
  name: "insights",
  portal: {
    "client-portal/insights": { module: "insights-page.tsx", roles: clientRoles },
    "client-portal/insights.csv": { module: "insights-export.ts", roles: clientRoles },
  },
  office: {
    "office/client-health": { module: "office/health-page.tsx", roles: directors },
    "office/clients/:id/insights": { module: "insights-page.tsx", roles: directors },
    "office/clients/:id/insights.csv": { module: "insights-export.ts", roles: directors },
  },
  api: {
    "api/portal/insights": "api/insights.ts",
  },
} satisfies FeatureRoutes;
