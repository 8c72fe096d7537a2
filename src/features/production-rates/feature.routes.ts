import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { administrators } from "#platform/identity/roles.ts";

export const productionRatesRoutes = {
  name: "production-rates",
  office: {
    "office/settings/production-rates": { module: "rates-page.tsx", roles: administrators },
  },
} satisfies FeatureRoutes;
