/** Companies that may become clients, and the people there who ask for it. */
import type { Feature } from "#platform/feature.ts";
import type { DeclaredBy, PermissionRoles } from "#platform/identity/permission-types.ts";
import { sales } from "#platform/identity/roles.ts";

const permissions = {
  "prospects.read": { roles: sales, extraFor: ["supervisor"], needs: "opportunities.read" },
  /** Edits companies and contacts, and merges those that are the same. */
  "prospects.change": { roles: sales, extraFor: ["supervisor"], needs: "prospects.read" },
  "prospects.export": { roles: sales, extraFor: ["supervisor"], needs: "prospects.read" },
} as const satisfies PermissionRoles;

declare module "#platform/identity/permissions.ts" {
  interface PermissionOwners extends DeclaredBy<"prospects", typeof permissions> {}
}

export const prospectsFeature = {
  name: "prospects",
  permissions,
  uses: [],
} as const satisfies Feature;
