import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { sales } from "#platform/identity/roles.ts";

export const newsletterRoutes = {
  name: "newsletter",
  office: {
    "office/newsletters": { module: "office/newsletters-page.tsx", roles: sales },
    "office/newsletters/new": { module: "office/new-newsletter-page.tsx", roles: sales },
    "office/newsletters/:id": { module: "office/newsletter-page.tsx", roles: sales },
    "office/newsletters/:id/preview": { module: "office/newsletter-preview.ts", roles: sales },
    "office/newsletters/:id/recipients": { module: "office/recipients-page.tsx", roles: sales },
    "office/subscribers": { module: "office/list-page.tsx", roles: sales },
    "office/subscribers/export.csv": { module: "office/export.ts", roles: sales },
  },
} satisfies FeatureRoutes;
