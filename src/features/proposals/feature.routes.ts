import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { sales } from "#platform/identity/roles.ts";

export const proposalsRoutes = {
  name: "proposals",
  office: {
    "office/pipeline/:id/proposal": {
      module: "office/proposal-page.tsx",
      roles: sales,
      hasPanels: true,
    },
    "office/pipeline/:id/proposal.pdf": { module: "office/paper-file.ts", roles: sales },
  },
} satisfies FeatureRoutes;
