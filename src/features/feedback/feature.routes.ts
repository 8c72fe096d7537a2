import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { clientRoles, directors } from "#platform/identity/roles.ts";

export const feedbackRoutes = {
  name: "feedback",
  portal: {
    "client-portal/feedback": { module: "list-page.tsx", roles: clientRoles },
    "client-portal/feedback/export.csv": { module: "export.ts", roles: clientRoles },
    "client-portal/feedback/:id": { module: "portal/feedback-page.tsx", roles: clientRoles },
  },
  office: {
    "office/feedback": { module: "list-page.tsx", roles: directors },
    "office/feedback/export.csv": { module: "export.ts", roles: directors },
  },
  api: {
    "api/portal/feedback": "api/feedback.ts",
  },
} satisfies FeatureRoutes;
