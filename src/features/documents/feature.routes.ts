import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { clientRoles, directors, sales } from "#platform/identity/roles.ts";

export const documentsRoutes = {
  name: "documents",
  portal: {
    "client-portal/documents": { module: "list-page.tsx", roles: clientRoles },
    "client-portal/documents/export.csv": { module: "export.ts", roles: clientRoles },
    "client-portal/documents/:id": {
      module: "detail-page.tsx",
      roles: clientRoles,
      takesFiles: true,
    },
    "client-portal/documents/:id/file": { module: "file.ts", roles: "asks itself" },
  },
  office: {
    "office/documents/new": { module: "office/new-page.tsx", roles: sales, takesFiles: true },
    "office/documents": { module: "list-page.tsx", roles: directors },
    "office/documents/export.csv": { module: "export.ts", roles: directors },
    "office/documents/:id": {
      module: "detail-page.tsx",
      roles: directors,
      takesFiles: true,
      hasPanels: true,
    },
    "office/documents/:id/file": { module: "file.ts", roles: "asks itself" },
  },
  api: {
    "api/portal/documents": "api/documents.ts",
    "api/portal/documents/:id": "api/document.ts",
  },
} satisfies FeatureRoutes;
