import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { sales } from "#platform/identity/roles.ts";

export const opportunityEmailsRoutes = {
  name: "opportunity-emails",
  office: {
    "office/pipeline/:id/emails": { module: "office/emails-page.tsx", roles: sales },
  },
  api: { "api/inbound-mail": "inbound/webhook.ts" },
} satisfies FeatureRoutes;
