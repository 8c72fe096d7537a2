import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { administrators } from "#platform/identity/roles.ts";

export const settingsRoutes = {
  name: "settings",
  office: {
    "office/going-live": { module: "going-live/going-live-page.tsx", roles: administrators },
    "office/settings": { module: "settings-page.tsx", roles: administrators },
    "office/settings/bid-assumptions": {
      module: "bid-assumptions/bid-assumptions-page.tsx",
      roles: administrators,
    },
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
    "office/settings/emails": {
      module: "email-texts/email-list-page.tsx",
      roles: administrators,
    },
    "office/settings/emails/preview": {
      module: "email-texts/email-preview.ts",
      roles: administrators,
    },
    "office/settings/emails/texts": {
      module: "email-texts/email-page.tsx",
      roles: administrators,
    },
    "office/settings/first-setup": {
      module: "first-setup/first-setup-page.tsx",
      roles: administrators,
    },
    "office/settings/holidays": { module: "holidays/holidays-page.tsx", roles: administrators },
    "office/settings/hours": { module: "company/hours-page.tsx", roles: administrators },
    "office/settings/legal": { module: "legal/legal-page.tsx", roles: administrators },
    "office/settings/payment": { module: "payment/payment-page.tsx", roles: administrators },
    "office/settings/rate-card": { module: "rate-card/rate-card-page.tsx", roles: administrators },
    "office/settings/retention": { module: "retention/retention-page.tsx", roles: administrators },
    "office/settings/roles": { module: "roles/roles-page.tsx", roles: administrators },
    "office/settings/seal": {
      module: "seal/seal-page.tsx",
      roles: administrators,
      takesFiles: true,
    },
    "office/settings/seal/certificate.cer": {
      module: "seal/certificate-file.ts",
      roles: administrators,
    },
    "office/settings/service-levels": {
      module: "service-levels/service-levels-page.tsx",
      roles: administrators,
    },
    "office/settings/spam-words": { module: "spam/spam-page.tsx", roles: administrators },
  },
} satisfies FeatureRoutes;
