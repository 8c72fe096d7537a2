/** Inspections are planned, performed on a phone, reported, and sometimes disputed. */
import ListChecks from "@lucide/icons/icons/list-checks";
import type { Feature } from "#platform/feature.ts";
import type { DeclaredBy, PermissionRoles } from "#platform/identity/permission-types.ts";
import { clientRoles, clientsAndDirectors, directors, nobody } from "#platform/identity/roles.ts";

const permissions = {
  "inspections.read": { roles: clientsAndDirectors, extraFor: ["crew-lead"] },
  /** Plans inspections, performs them, and sees to what failed. */
  "inspections.perform": { roles: directors, extraFor: ["crew-lead"], needs: "inspections.read" },
  /** Clients sign, dispute, and accept what was fixed. */
  "inspections.sign": { roles: clientRoles, extraFor: nobody },
  /** Makes links that open a report without an account, and revokes them. */
  "inspections.share": { roles: [...directors, "client-administrator"], extraFor: nobody },
} as const satisfies PermissionRoles;

declare module "#platform/identity/permissions.ts" {
  interface PermissionOwners extends DeclaredBy<"inspections", typeof permissions> {}
}

export const inspectionsFeature = {
  name: "inspections",
  permissions,
  uses: ["facilities", "scopes", "tonight", "visits", "work-orders"],
  portal: {
    sections: [
      {
        path: "/client-portal/inspections",
        icon: ListChecks,
        needs: "inspections.read",
        place: 40,
        recordLink: { place: 30 },
        hasFinder: true,
        hasFacilityFilter: true,
      },
    ],
  },
  office: {
    sections: [
      {
        path: "/office/inspections",
        group: "service",
        icon: ListChecks,
        needs: "inspections.perform",
        place: 80,
        recordLink: { place: 30 },
        hasFinder: true,
      },
    ],
  },
} as const satisfies Feature;
