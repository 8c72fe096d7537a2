import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { clientAdministrators, sales } from "#platform/identity/roles.ts";

export const invoicesRoutes = {
  name: "invoices",
  portal: {
    "client-portal/invoices/statement": {
      module: "statement-page.tsx",
      roles: clientAdministrators,
    },
    "client-portal/invoices/statement.pdf": {
      module: "statement-file.ts",
      roles: clientAdministrators,
    },
    "client-portal/invoices/statement.csv": {
      module: "statement-export.ts",
      roles: clientAdministrators,
    },
    "client-portal/invoices": { module: "portal/list-page.tsx", roles: clientAdministrators },
    "client-portal/invoices/export.csv": {
      module: "export.ts",
      roles: clientAdministrators,
    },
    "client-portal/invoices/lines.csv": {
      module: "lines-export.ts",
      roles: clientAdministrators,
    },
    "client-portal/invoices/:id": { module: "portal/detail-page.tsx", roles: clientAdministrators },
    "client-portal/invoices/:id/invoice.pdf": {
      module: "invoice-file.ts",
      roles: clientAdministrators,
    },
  },
  office: {
    "office/invoices": { module: "office/list-page.tsx", roles: sales },
    "office/invoices/export.csv": { module: "export.ts", roles: sales },
    "office/invoices/lines.csv": { module: "lines-export.ts", roles: sales },
    "office/invoices/:id": { module: "office/detail-page.tsx", roles: sales, hasPanels: true },
    "office/invoices/:id/invoice.pdf": { module: "invoice-file.ts", roles: sales },
    "office/clients/:id/billing": { module: "office/billing-page.tsx", roles: sales },
    "office/clients/:id/statement": { module: "statement-page.tsx", roles: sales },
    "office/clients/:id/statement.pdf": { module: "statement-file.ts", roles: sales },
    "office/clients/:id/statement.csv": { module: "statement-export.ts", roles: sales },
  },
  api: {
    "api/portal/invoices": "api/invoices.ts",
    "api/portal/invoices/:id": "api/invoice.ts",
  },
} satisfies FeatureRoutes;
