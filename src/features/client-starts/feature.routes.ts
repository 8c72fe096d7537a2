import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { sales } from "#platform/identity/roles.ts";

export const clientStartsRoutes = {
  name: "client-starts",
  office: {
    "office/pipeline/:id/start": { module: "office/start-page.tsx", roles: sales },
  },
} satisfies FeatureRoutes;
