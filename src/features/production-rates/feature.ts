/** Bids calculate with the speed at which the company's people clean each type of area. */
import type { Feature } from "#platform/feature.ts";
import type { DeclaredBy, PermissionRoles } from "#platform/identity/permission-types.ts";
import { administrators, nobody } from "#platform/identity/roles.ts";

const permissions = {
  /** The law mentions production rates (California Labor Code 1420), so each rate keeps who has set it. */
  "production-rates.change": { roles: administrators, extraFor: nobody },
} as const satisfies PermissionRoles;

declare module "#platform/identity/permissions.ts" {
  interface PermissionOwners extends DeclaredBy<"production-rates", typeof permissions> {}
}

export const productionRatesFeature = {
  name: "production-rates",
  permissions,
  uses: ["facilities", "settings"],
} as const satisfies Feature;
