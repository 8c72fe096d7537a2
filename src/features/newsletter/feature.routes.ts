import { type FeatureRoutes, sales } from "#platform/feature.routes.ts";

export const newsletterRoutes = {
  name: "newsletter",
  office: {
    "office/subscribers": { module: "office/list-page.tsx", roles: sales },
    "office/subscribers/export.csv": { module: "office/export.ts", roles: sales },
  },
} satisfies FeatureRoutes;
