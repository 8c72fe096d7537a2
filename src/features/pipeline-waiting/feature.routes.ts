import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { sales } from "#platform/identity/roles.ts";

export const pipelineWaitingRoutes = {
  name: "pipeline-waiting",
  office: {
    "office/pipeline/waiting": { module: "waiting-page.tsx", roles: sales },
  },
} satisfies FeatureRoutes;
