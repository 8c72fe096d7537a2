import ClipboardList from "@lucide/icons/icons/clipboard-list";
import type { Feature } from "#platform/feature.ts";
import type { DeclaredBy, PermissionRoles } from "#platform/identity/permission-types.ts";
import { administrators, nobody } from "#platform/identity/roles.ts";

const permissions = {
  "audit.read-all": { roles: administrators, extraFor: nobody },
} as const satisfies PermissionRoles;

declare module "#platform/identity/permissions.ts" {
  interface PermissionOwners extends DeclaredBy<"audit", typeof permissions> {}
}

export const auditFeature = {
  name: "audit",
  permissions,
  uses: ["documents", "facilities", "inspections", "invoices", "settings", "visits", "work-orders"],
  office: {
    sections: [
      {
        path: "/office/audit",
        group: "system",
        icon: ClipboardList,
        needs: "audit.read-all",
        place: 160,
        hasFinder: false,
      },
    ],
  },
} as const satisfies Feature;
