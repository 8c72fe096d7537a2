import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { clientRoles, directors } from "#platform/identity/roles.ts";

export const visitsRoutes = {
  name: "visits",
  portal: {
    "client-portal/schedule": { module: "portal/schedule-page.tsx", roles: clientRoles },
    "client-portal/schedule/calendar": { module: "portal/calendar-page.tsx", roles: clientRoles },
    "client-portal/schedule/export.csv": { module: "export.ts", roles: clientRoles },
    "client-portal/schedule/:id": { module: "portal/visit-page.tsx", roles: clientRoles },
  },
  office: {
    "office/schedule": { module: "office/schedule-page.tsx", roles: directors },
    "office/schedule/series": { module: "office/series-list-page.tsx", roles: directors },
    "office/schedule/series/new": { module: "office/new-series-page.tsx", roles: directors },
    "office/schedule/series/:id": { module: "office/series-page.tsx", roles: directors },
    "office/schedule/export.csv": { module: "export.ts", roles: directors },
    "office/schedule/:id": { module: "office/visit-page.tsx", roles: directors, hasPanels: true },
    "office/schedule/:id/edit": { module: "office/edit-page.tsx", roles: directors },
  },
  api: {
    "api/calendar/:file": "api/calendar.ts",
    "api/portal/visits": "api/visits.ts",
    "api/portal/visits/:id": "api/visit.ts",
  },
} satisfies FeatureRoutes;
