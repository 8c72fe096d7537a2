/** The companies that we clean for, and the page of each. */
import Building2 from "@lucide/icons/icons/building-complex";
import type { Feature } from "#platform/feature.ts";
import type { DeclaredBy, PermissionRoles } from "#platform/identity/permission-types.ts";
import { administrators, nobody, workforce } from "#platform/identity/roles.ts";

const permissions = {
  "clients.read": { roles: workforce, extraFor: nobody },
  "clients.change": { roles: administrators, extraFor: nobody },
} as const satisfies PermissionRoles;

declare module "#platform/identity/permissions.ts" {
  interface PermissionOwners extends DeclaredBy<"clients", typeof permissions> {}
}

export const clientsFeature = {
  name: "clients",
  permissions,
  uses: ["facilities", "scopes"],
  office: {
    sections: [
      {
        path: "/office/clients",
        group: "service",
        icon: Building2,
        needs: "clients.read",
        place: 130,
        hasFinder: true,
      },
    ],
  },
} as const satisfies Feature;
