import type { Feature } from "#platform/feature.ts";
import type { DeclaredBy, PermissionRoles } from "#platform/identity/permission-types.ts";
import { administrators, sales } from "#platform/identity/roles.ts";

const permissions = {
  /** Bids show wages, costs and margins, which never leave the office. */
  "bids.read": { roles: sales, extraFor: ["supervisor"], needs: "opportunities.read" },
  "bids.change": { roles: sales, extraFor: ["supervisor"], needs: "bids.read" },
  /** Lets a version pass that is under the company's lowest margin. */
  "bids.approve": { roles: administrators, extraFor: ["account-manager"], needs: "bids.read" },
} as const satisfies PermissionRoles;

declare module "#platform/identity/permissions.ts" {
  interface PermissionOwners extends DeclaredBy<"bids", typeof permissions> {}
}

export const bidsFeature = {
  name: "bids",
  permissions,
  uses: [
    "facilities",
    "opportunities",
    "production-rates",
    "prospects",
    "scopes",
    "settings",
    "visits",
  ],
} as const satisfies Feature;
