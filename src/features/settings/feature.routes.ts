import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { administrators } from "#platform/identity/roles.ts";

export const settingsRoutes = {
  name: "settings",
  office: {
    "office/going-live": { module: "going-live/going-live-page.tsx", roles: administrators },
    "office/settings": { module: "settings-page.tsx", roles: administrators },
    "office/settings/brand": {
      module: "brand/brand-page.tsx",
      roles: administrators,
      takesFiles: true,
    },
    "office/settings/company": { module: "company/company-page.tsx", roles: administrators },
    "office/settings/demonstration": {
      module: "removal/demonstration-page.tsx",
      roles: administrators,
    },
    "office/settings/email": { module: "mail/mail-page.tsx", roles: administrators },
    "office/settings/hours": { module: "company/hours-page.tsx", roles: administrators },
  },
} satisfies FeatureRoutes;
