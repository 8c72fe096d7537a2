import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { sales } from "#platform/identity/roles.ts";

export const prospectCompaniesRoutes = {
  name: "prospect-companies",
  office: {
    "office/prospects": { module: "office/list-page.tsx", roles: sales },
    "office/prospects/duplicates": { module: "office/duplicates-page.tsx", roles: sales },
    "office/prospects/export.csv": { module: "office/export.ts", roles: sales },
    "office/prospects/:id": { module: "office/company-page.tsx", roles: sales, hasPanels: true },
    "office/prospects/:id/merge": { module: "office/merge-page.tsx", roles: sales },
  },
} satisfies FeatureRoutes;
