import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { clientRoles, sales, workforce } from "#platform/identity/roles.ts";

export const facilitiesRoutes = {
  name: "facilities",
  portal: {
    "client-portal/facilities/:id": { module: "portal/facility-page.tsx", roles: clientRoles },
    "client-portal/facilities/:id/scope": { module: "portal/scope-page.tsx", roles: clientRoles },
    "client-portal/facilities/:id/scope/print": {
      module: "portal/print-page.tsx",
      roles: clientRoles,
    },
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
  api: {
    "api/portal/facilities": "api/facilities.ts",
    "api/portal/facilities/:id": "api/facility.ts",
    "api/portal/facilities/:id/scope": "api/scope.ts",
  },
} satisfies FeatureRoutes;
