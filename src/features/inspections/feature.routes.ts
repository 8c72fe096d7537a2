import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { clientRoles, directors } from "#platform/identity/roles.ts";

export const inspectionsRoutes = {
  name: "inspections",
  portal: {
    "client-portal/inspections": { module: "portal/list-page.tsx", roles: clientRoles },
    "client-portal/inspections/export.csv": { module: "export.ts", roles: clientRoles },
    "client-portal/inspections/:id": {
      module: "portal/detail-page.tsx",
      roles: clientRoles,
      takesFiles: true,
    },
    "client-portal/inspections/:id/report.pdf": {
      module: "report-file.ts",
      roles: clientRoles,
    },
  },
  office: {
    "office/inspections": { module: "office/list-page.tsx", roles: directors },
    "office/inspections/new": { module: "office/new-page.tsx", roles: directors },
    "office/inspections/rule": { module: "office/rule-page.tsx", roles: directors },
    "office/inspections/export.csv": { module: "export.ts", roles: directors },
    "office/inspections/phone.json": { module: "office/phone-json.ts", roles: directors },
    "office/inspections/entries/:id": { module: "office/entry.ts", roles: "only posted" },
    "office/inspections/photos/:id": {
      module: "office/photo.ts",
      roles: "only posted",
      takesFiles: true,
    },
    "office/inspections/:id": {
      module: "office/detail-page.tsx",
      roles: directors,
      takesFiles: true,
      hasPanels: true,
    },
    "office/inspections/:id/report.pdf": { module: "report-file.ts", roles: directors },
  },
  api: {
    "api/portal/facilities/:id/inspection-trends": "api/inspection-trends.ts",
    "api/portal/inspections": "api/inspections.ts",
    "api/portal/inspections/:id": "api/inspection.ts",
  },
} satisfies FeatureRoutes;
