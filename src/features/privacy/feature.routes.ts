import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { administrators } from "#platform/identity/roles.ts";

export const privacyRoutes = {
  name: "privacy",
  office: {
    "office/privacy": { module: "office/list-page.tsx", roles: administrators },
    "office/privacy/new": { module: "office/new-page.tsx", roles: administrators },
    "office/privacy/:id": { module: "office/detail-page.tsx", roles: administrators },
    "office/privacy/:id/copy.zip": { module: "office/download.ts", roles: administrators },
  },
} satisfies FeatureRoutes;
