import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { administrators, sales } from "#platform/identity/roles.ts";

export const opportunityEmailsRoutes = {
  name: "opportunity-emails",
  office: {
    "office/pipeline/:id/emails": { module: "office/emails-page.tsx", roles: sales },
    "office/pipeline/unmatched": { module: "unmatched/list-page.tsx", roles: sales },
    "office/pipeline/unmatched/:id": { module: "unmatched/detail-page.tsx", roles: sales },
    "office/settings/email-templates": {
      module: "templates/templates-page.tsx",
      roles: administrators,
    },
  },
  api: { "api/inbound-mail": "inbound/webhook.ts" },
} satisfies FeatureRoutes;
