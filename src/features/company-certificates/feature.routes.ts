import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { administrators } from "#platform/identity/roles.ts";

export const companyCertificatesRoutes = {
  name: "company-certificates",
  office: {
    "office/settings/certificates": {
      module: "certificates-page.tsx",
      roles: administrators,
      takesFiles: true,
    },
  },
} satisfies FeatureRoutes;
