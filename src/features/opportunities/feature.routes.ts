import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { sales } from "#platform/identity/roles.ts";

export const opportunitiesRoutes = {
  name: "opportunities",
  office: {
    "office/pipeline": { module: "office/board-page.tsx", roles: sales },
    "office/pipeline/list": { module: "office/list-page.tsx", roles: sales },
    "office/pipeline/new": { module: "office/new-page.tsx", roles: sales },
    "office/pipeline/figures": { module: "office/figures-page.tsx", roles: sales },
    "office/pipeline/export.csv": { module: "office/export.ts", roles: sales },
    "office/pipeline/:id": { module: "office/detail-page.tsx", roles: sales, hasPanels: true },
  },
} satisfies FeatureRoutes;
