import type { FeatureRoutes } from "#platform/feature.routes.ts";

export const filesRoutes = {
  name: "files",
  portal: {
    "client-portal/files": { module: "upload.ts", roles: "asks itself", takesFiles: true },
    "client-portal/files/:id": { module: "file.ts", roles: "asks itself" },
    "client-portal/files/:id/thumbnail": { module: "thumbnail.ts", roles: "asks itself" },
  },
  office: {
    "office/files": { module: "upload.ts", roles: "asks itself", takesFiles: true },
    "office/files/:id": { module: "file.ts", roles: "asks itself" },
    "office/files/:id/thumbnail": { module: "thumbnail.ts", roles: "asks itself" },
  },
} satisfies FeatureRoutes;
