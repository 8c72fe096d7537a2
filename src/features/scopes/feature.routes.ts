import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { clientRoles, sales, workforce } from "#platform/identity/roles.ts";

export const scopesRoutes = {
  name: "scopes",
  portal: {
    "client-portal/facilities/:id/scope": { module: "portal/scope-page.tsx", roles: clientRoles },
    "client-portal/facilities/:id/scope/print": {
      module: "portal/print-page.tsx",
      roles: clientRoles,
    },
  },
  office: {
    "office/clients/:id/facilities/:facilityId/scope": {
      module: "office/scope-page.tsx",
      roles: workforce,
    },
    "office/clients/:id/facilities/:facilityId/scope/draft": {
      module: "office/draft-page.tsx",
      roles: sales,
    },
    "office/clients/:id/facilities/:facilityId/scope/review": {
      module: "office/review-page.tsx",
      roles: sales,
    },
    "office/clients/:id/facilities/:facilityId/scope/print": {
      module: "office/print-page.tsx",
      roles: workforce,
    },
  },
  api: { "api/portal/facilities/:id/scope": "api/scope.ts" },
} satisfies FeatureRoutes;
