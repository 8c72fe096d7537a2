/** Signs in rooms, and what people without an account report at them. */
import type { Feature } from "#platform/feature.ts";
import type { DeclaredBy, PermissionRoles } from "#platform/identity/permission-types.ts";
import { directors, nobody } from "#platform/identity/roles.ts";

const permissions = {
  /** QR signs of areas, with the addresses on them; renewed and revoked by roles that may change areas. */
  "signs.print": { roles: [...directors, "client-administrator"], extraFor: nobody },
} as const satisfies PermissionRoles;

declare module "#platform/identity/permissions.ts" {
  interface PermissionOwners extends DeclaredBy<"occupant-reports", typeof permissions> {}
}

export const occupantReportsFeature = {
  name: "occupant-reports",
  permissions,
  uses: ["facilities", "work-orders"],
} as const satisfies Feature;
