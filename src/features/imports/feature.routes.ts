import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { administrators } from "#platform/identity/roles.ts";

export const importsRoutes = {
  name: "imports",
  office: {
    "office/import": { module: "list-page.tsx", roles: administrators, takesFiles: true },
    "office/import/columns.csv": { module: "columns.ts", roles: administrators },
    "office/import/:id": { module: "import-page.tsx", roles: administrators },
    "office/import/:id/problems.csv": { module: "problems.ts", roles: administrators },
  },
} satisfies FeatureRoutes;
