import type { FeatureRoutes } from "#platform/feature.routes.ts";

export const filesRoutes = {
  name: "files",
  portal: {
    "client-portal/files": { module: "portal/upload.ts", roles: "asks itself", takesFiles: true },
    "client-portal/files/:id": { module: "portal/file.ts", roles: "asks itself" },
    "client-portal/files/:id/thumbnail": { module: "portal/thumbnail.ts", roles: "asks itself" },
  },
  office: {
    "office/files": { module: "office/upload.ts", roles: "asks itself", takesFiles: true },
    "office/files/:id": { module: "office/file.ts", roles: "asks itself" },
    "office/files/:id/thumbnail": { module: "office/thumbnail.ts", roles: "asks itself" },
  },
} satisfies FeatureRoutes;
