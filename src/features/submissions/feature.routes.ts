import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { sales } from "#platform/identity/roles.ts";

export const submissionsRoutes = {
  name: "submissions",
  office: {
    "office/leads": { module: "office/list-page.tsx", roles: sales },
    "office/leads/export.csv": { module: "office/export.ts", roles: sales },
    "office/leads/changes.json": { module: "office/changes.ts", roles: sales },
    "office/leads/:id": { module: "office/detail-page.tsx", roles: sales, hasPanels: true },
    "office/contact-messages": { module: "office/list-page.tsx", roles: sales },
    "office/contact-messages/export.csv": { module: "office/export.ts", roles: sales },
    "office/contact-messages/changes.json": { module: "office/changes.ts", roles: sales },
    "office/contact-messages/:id": {
      module: "office/detail-page.tsx",
      roles: sales,
      hasPanels: true,
    },
  },
} satisfies FeatureRoutes;
