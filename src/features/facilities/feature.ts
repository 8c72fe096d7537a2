/** Buildings, their areas, hours, contacts and scopes of work. */
import type { Feature } from "#platform/feature.ts";
import type { DeclaredBy, PermissionRoles } from "#platform/identity/permission-types.ts";
import {
  clientsAndDirectors,
  clientsAndWorkforce,
  directors,
  sales,
  workforce,
} from "#platform/identity/roles.ts";

const permissions = {
  /** Facilities with their areas and scope, and what happens there. */
  "facilities.read": clientsAndWorkforce,
  "facilities.change": sales,
  "facility-contacts.read": clientsAndDirectors,
  "access-notes.read": [...workforce, "client-administrator"],
  /** Whoever knows the code could claim to have been there. */
  "site-codes.read": directors,
  "prices.read": [...sales, "client-administrator"],
} as const satisfies PermissionRoles;

declare module "#platform/identity/permissions.ts" {
  interface PermissionOwners extends DeclaredBy<"facilities", typeof permissions> {}
}

export const facilities = {
  name: "facilities",
  permissions,
  uses: [],
} as const satisfies Feature;
