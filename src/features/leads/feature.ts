/** Requests for a quote. */
import type { Feature } from "#platform/feature.ts";
import type { DeclaredBy, PermissionRoles } from "#platform/identity/permission-types.ts";
import { sales } from "#platform/identity/roles.ts";

const permissions = {
  "leads.read": { roles: sales, extraFor: ["supervisor", "recruiter"] },
  "leads.answer": { roles: sales, extraFor: ["supervisor", "recruiter"], needs: "leads.read" },
} as const satisfies PermissionRoles;

declare module "#platform/identity/permissions.ts" {
  interface PermissionOwners extends DeclaredBy<"leads", typeof permissions> {}
}

export const leadsFeature = {
  name: "leads",
  permissions,
  uses: ["facilities", "own-pages"],
} as const satisfies Feature;
