/** Prospects read, question, sign or decline what they are offered. */
import type { Feature } from "#platform/feature.ts";
import type { DeclaredBy, PermissionRoles } from "#platform/identity/permission-types.ts";
import { sales } from "#platform/identity/roles.ts";

const permissions = {
  "proposals.read": { roles: sales, extraFor: ["supervisor"], needs: "opportunities.read" },
  /** Writes, sends, answers and withdraws them. */
  "proposals.change": { roles: sales, extraFor: ["supervisor"], needs: "proposals.read" },
  /** Signs for the company, which makes a contract. */
  "proposals.sign": { roles: sales, extraFor: [], needs: "proposals.read" },
} as const satisfies PermissionRoles;

declare module "#platform/identity/permissions.ts" {
  interface PermissionOwners extends DeclaredBy<"proposals", typeof permissions> {}
}

export const proposalsFeature = {
  name: "proposals",
  permissions,
  uses: [
    "appointments",
    "bids",
    "company-certificates",
    "facilities",
    "insights",
    "opportunities",
    "prospects",
    "scopes",
    "settings",
    "start-up-plans",
  ],
} as const satisfies Feature;
