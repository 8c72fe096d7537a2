import { type FeatureRoutes, workforce } from "#platform/feature.routes.ts";

export const clientsRoutes = {
  name: "clients",
  office: {
    "office/clients": { module: "office/list-page.tsx", roles: workforce },
    "office/clients/:id": { module: "office/client-page.tsx", roles: workforce },
  },
} satisfies FeatureRoutes;
