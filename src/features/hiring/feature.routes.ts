import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { recruiting } from "#platform/identity/roles.ts";

export const hiringRoutes = {
  name: "hiring",
  office: {
    "office/applications": { module: "office/list-page.tsx", roles: recruiting },
    "office/applications/export.csv": { module: "office/export.ts", roles: recruiting },
    "office/applications/:id": {
      module: "office/application-page.tsx",
      roles: recruiting,
      hasPanels: true,
    },
    "office/applications/:id/answer": { module: "office/answer-page.tsx", roles: recruiting },
    "office/applications/:id/hire": { module: "office/hire-page.tsx", roles: recruiting },
  },
} satisfies FeatureRoutes;
