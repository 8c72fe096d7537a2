import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { clientRoles, directors } from "#platform/identity/roles.ts";

export const monthlyReportsRoutes = {
  name: "monthly-reports",
  portal: {
    "client-portal/insights/reports": { module: "list-page.tsx", roles: clientRoles },
    "client-portal/insights/reports/:id": { module: "report-page.tsx", roles: clientRoles },
    "client-portal/insights/reports/:id/report.pdf": {
      module: "report-file.ts",
      roles: clientRoles,
    },
  },
  office: {
    "office/clients/:id/insights/reports": { module: "list-page.tsx", roles: directors },
    "office/monthly-reports/:id": { module: "report-page.tsx", roles: directors },
    "office/monthly-reports/:id/report.pdf": { module: "report-file.ts", roles: directors },
  },
} satisfies FeatureRoutes;
