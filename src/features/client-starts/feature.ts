/** A signed proposal becomes a client with facility, scope, visits, billing and contract. */
import type { Feature } from "#platform/feature.ts";
import type { DeclaredBy, PermissionRoles } from "#platform/identity/permission-types.ts";
import { nobody, sales } from "#platform/identity/roles.ts";

const permissions = {
  /** Makes clients, facilities and an invitation, whatever else the role may do with them. */
  "clients.start": { roles: sales, extraFor: nobody, needs: "proposals.read" },
} as const satisfies PermissionRoles;

declare module "#platform/identity/permissions.ts" {
  interface PermissionOwners extends DeclaredBy<"client-starts", typeof permissions> {}
}

export const clientStartsFeature = {
  name: "client-starts",
  permissions,
  uses: [
    "appointments",
    "bids",
    "documents",
    "facilities",
    "invoices",
    "opportunities",
    "proposals",
    "prospect-companies",
    "prospects",
    "scopes",
    "start-up-plans",
    "visits",
    "walk-through-appointments",
    "walk-through-surveys",
    "work-orders",
  ],
} as const satisfies Feature;
