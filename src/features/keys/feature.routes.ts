import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { clientRoles, directors, workforce } from "#platform/identity/roles.ts";

export const keysRoutes = {
  name: "keys",
  portal: {
    "client-portal/keys": { module: "list-page.tsx", roles: clientRoles },
    "client-portal/keys/export.csv": { module: "export.ts", roles: clientRoles },
    "client-portal/keys/:id": { module: "detail-page.tsx", roles: clientRoles },
  },
  office: {
    "office/keys": { module: "list-page.tsx", roles: workforce },
    "office/keys/new": { module: "new-page.tsx", roles: directors },
    "office/keys/export.csv": { module: "export.ts", roles: directors },
    "office/keys/:id": { module: "detail-page.tsx", roles: workforce },
  },
  api: { "api/portal/keys": "api/keys.ts" },
} satisfies FeatureRoutes;
