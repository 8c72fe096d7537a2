import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { clientAdministrators, directors } from "#platform/identity/roles.ts";

export const occupantReportsRoutes = {
  name: "occupant-reports",
  portal: {
    "client-portal/facilities/:id/signs": {
      module: "portal/signs-page.tsx",
      roles: clientAdministrators,
    },
    "client-portal/facilities/:id/signs.pdf": {
      module: "signs-file.ts",
      roles: clientAdministrators,
    },
  },
  office: {
    "office/clients/:id/facilities/:facilityId/signs": {
      module: "office/signs-page.tsx",
      roles: directors,
    },
    "office/clients/:id/facilities/:facilityId/signs.pdf": {
      module: "signs-file.ts",
      roles: directors,
    },
  },
  occupant: {
    "r/:code": "report-page.tsx",
    "r/:code/:token": "follow-page.tsx",
    "r/:code/:token/photo": "photo.ts",
    "r/:code/:token/photo/thumbnail": "thumbnail.ts",
  },
} satisfies FeatureRoutes;
