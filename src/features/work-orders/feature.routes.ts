import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { clientRoles, directors, sales, workforce } from "#platform/identity/roles.ts";

export const workOrdersRoutes = {
  name: "work-orders",
  portal: {
    "client-portal/work-orders": { module: "list-page.tsx", roles: clientRoles },
    "client-portal/work-orders/new": {
      module: "new-page.tsx",
      roles: clientRoles,
      takesFiles: true,
    },
    "client-portal/work-orders/export.csv": { module: "export.ts", roles: clientRoles },
    "client-portal/work-orders/:id": {
      module: "detail-page.tsx",
      roles: clientRoles,
      takesFiles: true,
    },
  },
  office: {
    "office/work-orders": { module: "list-page.tsx", roles: workforce },
    "office/work-orders/new": { module: "new-page.tsx", roles: directors, takesFiles: true },
    "office/work-orders/export.csv": { module: "export.ts", roles: directors },
    "office/work-orders/:id": {
      module: "detail-page.tsx",
      roles: workforce,
      takesFiles: true,
      hasPanels: true,
    },
    "office/work-orders/:id/extra-visit": {
      module: "office/extra-visit-page.tsx",
      roles: directors,
    },
    "office/clients/:id/service-levels": { module: "office/service-levels-page.tsx", roles: sales },
  },
  api: {
    "api/portal/work-orders": "api/work-orders.ts",
    "api/portal/work-orders/:id": "api/work-order.ts",
  },
} satisfies FeatureRoutes;
