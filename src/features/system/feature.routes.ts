import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { administrators } from "#platform/identity/roles.ts";

export const systemRoutes = {
  name: "system",
  office: {
    "office/system": { module: "system-page.tsx", roles: administrators },
  },
} satisfies FeatureRoutes;
