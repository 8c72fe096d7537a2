import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { clientRoles, staffRoles } from "#platform/identity/roles.ts";

export const notificationsRoutes = {
  name: "notifications",
  portal: {
    "client-portal/notifications": { module: "list-page.tsx", roles: clientRoles },
  },
  office: {
    "office/notifications": { module: "list-page.tsx", roles: staffRoles },
  },
} satisfies FeatureRoutes;
