import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { directors, workforce } from "#platform/identity/roles.ts";

export const startUpPlansRoutes = {
  name: "start-up-plans",
  office: {
    "office/clients/start-up-tasks": { module: "office/task-list-page.tsx", roles: directors },
    "office/clients/:id/facilities/:facilityId/start-up-plan": {
      module: "office/plan-page.tsx",
      roles: workforce,
    },
  },
} satisfies FeatureRoutes;
