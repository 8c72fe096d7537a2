import { administrators, type FeatureRoutes } from "#platform/feature.routes.ts";

export const systemRoutes = {
  name: "system",
  office: {
    "office/system": { module: "system-page.tsx", roles: administrators },
  },
} satisfies FeatureRoutes;
