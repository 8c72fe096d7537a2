import { directors, type FeatureRoutes } from "#platform/feature.routes.ts";
import { clientRoles } from "#platform/identity/roles.ts";

export const monthlyReportsRoutes = {
  name: "monthly-reports",
  portal: {
    "client-portal/insights/reports": { module: "portal/list-page.tsx", roles: clientRoles },
    "client-portal/insights/reports/:id": { module: "portal/report-page.tsx", roles: clientRoles },
    "client-portal/insights/reports/:id/report.pdf": {
      module: "portal/report-file.ts",
      roles: clientRoles,
    },
  },
  office: {
    "office/clients/:id/insights/reports": { module: "office/list-page.tsx", roles: directors },
    "office/monthly-reports/:id": { module: "office/report-page.tsx", roles: directors },
    "office/monthly-reports/:id/report.pdf": { module: "office/report-file.ts", roles: directors },
  },
} satisfies FeatureRoutes;
