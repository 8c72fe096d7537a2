import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { clientRoles, sales } from "#platform/identity/roles.ts";

export const suppliesRoutes = {
  name: "supplies",
  portal: {
    "client-portal/supplies": { module: "portal/supplies-page.tsx", roles: clientRoles },
  },
  office: {
    "office/clients/:id/facilities/:facilityId/supplies": {
      module: "office/supplies-page.tsx",
      roles: sales,
    },
  },
  api: {
    "api/portal/supplies": "api/supplies.ts",
  },
} satisfies FeatureRoutes;
