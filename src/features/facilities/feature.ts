/** Buildings, their areas, hours, contacts and scopes of work. */
import type { Feature } from "#platform/feature.ts";
import type { DeclaredBy, PermissionRoles } from "#platform/identity/permission-types.ts";
import {
  clientsAndDirectors,
  clientsAndWorkforce,
  directors,
  nobody,
  sales,
  workforce,
} from "#platform/identity/roles.ts";

const permissions = {
  /** Facilities with their areas and scope, and what happens there. */
  "facilities.read": { roles: clientsAndWorkforce, extraFor: nobody },
  "facilities.change": { roles: sales, extraFor: ["supervisor"] },
  "facility-contacts.read": { roles: clientsAndDirectors, extraFor: ["crew-lead"] },
  "access-notes.read": { roles: [...workforce, "client-administrator"], extraFor: nobody },
  /** Few people may read it, because whoever knows the code could claim to have been there. */
  "site-codes.read": { roles: directors, extraFor: nobody },
  "prices.read": { roles: [...sales, "client-administrator"], extraFor: ["supervisor"] },
} as const satisfies PermissionRoles;

declare module "#platform/identity/permissions.ts" {
  interface PermissionOwners extends DeclaredBy<"facilities", typeof permissions> {}
}

export const facilitiesFeature = {
  name: "facilities",
  permissions,
  uses: [],
} as const satisfies Feature;
