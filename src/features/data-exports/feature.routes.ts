import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { administrators } from "#platform/identity/roles.ts";

export const dataExportsRoutes = {
  name: "data-exports",
  office: {
    "office/export": { module: "export-page.tsx", roles: administrators },
    "office/export/:id/archive.zip": { module: "archive.ts", roles: "asks itself" },
  },
} satisfies FeatureRoutes;
