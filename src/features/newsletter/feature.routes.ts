import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { sales } from "#platform/identity/roles.ts";

export const newsletterRoutes = {
  name: "newsletter",
  office: {
    "office/subscribers": { module: "office/list-page.tsx", roles: sales },
    "office/subscribers/export.csv": { module: "office/export.ts", roles: sales },
  },
} satisfies FeatureRoutes;
