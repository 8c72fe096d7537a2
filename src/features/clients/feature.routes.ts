import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { workforce } from "#platform/identity/roles.ts";

export const clientsRoutes = {
  name: "clients",
  office: {
    "office/clients": { module: "office/list-page.tsx", roles: workforce },
    "office/clients/:id": { module: "office/client-page.tsx", roles: workforce, hasPanels: true },
  },
} satisfies FeatureRoutes;
