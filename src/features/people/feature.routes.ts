import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { administrators, clientAdministrators, sales } from "#platform/identity/roles.ts";

export const peopleRoutes = {
  name: "people",
  portal: {
    "client-portal/people": { module: "portal/list-page.tsx", roles: clientAdministrators },
    "client-portal/people/invite": {
      module: "portal/invite-page.tsx",
      roles: clientAdministrators,
    },
    "client-portal/people/:id": { module: "person-page.tsx", roles: clientAdministrators },
  },
  office: {
    "office/people": { module: "office/list-page.tsx", roles: sales },
    "office/people/invite": { module: "office/invite-page.tsx", roles: administrators },
    "office/people/:id": { module: "person-page.tsx", roles: administrators, hasPanels: true },
  },
} satisfies FeatureRoutes;
