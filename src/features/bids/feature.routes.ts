import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { sales } from "#platform/identity/roles.ts";

export const bidsRoutes = {
  name: "bids",
  office: {
    "office/pipeline/:id/bid": { module: "office/bid-page.tsx", roles: sales },
  },
} satisfies FeatureRoutes;
