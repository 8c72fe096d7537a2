import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { clientRoles, sales, workforce } from "#platform/identity/roles.ts";

export const facilitiesRoutes = {
  name: "facilities",
  portal: {
    "client-portal/facilities/:id": { module: "portal/facility-page.tsx", roles: clientRoles },
  },
  office: {
    "office/clients/:id/facilities/:facilityId": {
      module: "office/facility-page.tsx",
      roles: workforce,
      hasPanels: true,
    },
    "office/clients/:id/facilities/:facilityId/edit": {
      module: "office/edit-page.tsx",
      roles: sales,
    },
    "office/clients/:id/facilities/:facilityId/hours": {
      module: "office/hours-page.tsx",
      roles: sales,
    },
    "office/clients/:id/facilities/:facilityId/contacts": {
      module: "office/contacts-page.tsx",
      roles: sales,
    },
    "office/clients/:id/facilities/:facilityId/areas": {
      module: "office/areas-page.tsx",
      roles: workforce,
    },
    "office/clients/:id/facilities/:facilityId/areas/paste": {
      module: "office/paste-areas-page.tsx",
      roles: sales,
    },
  },
  api: {
    "api/portal/facilities": "api/facilities.ts",
    "api/portal/facilities/:id": "api/facility.ts",
  },
} satisfies FeatureRoutes;
