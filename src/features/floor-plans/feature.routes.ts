import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { sales } from "#platform/identity/roles.ts";

export const floorPlansRoutes = {
  name: "floor-plans",
  office: {
    "office/pipeline/:id/floor-plan": {
      module: "office/plan-list-page.tsx",
      roles: sales,
      takesFiles: true,
    },
    "office/pipeline/:id/floor-plan/:planId": {
      module: "office/plan-page.tsx",
      roles: sales,
      takesFiles: true,
    },
    "office/pipeline/:id/floor-plan/:planId/file": {
      module: "office/plan-file.ts",
      roles: "asks itself",
    },
  },
} satisfies FeatureRoutes;
