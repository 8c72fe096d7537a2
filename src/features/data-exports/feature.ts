/** Everything that is stored, in one archive: whoever runs the product is free to leave it. */
import type { Feature } from "#platform/feature.ts";
import type { DeclaredBy, PermissionRoles } from "#platform/identity/permission-types.ts";
import { administrators, nobody } from "#platform/identity/roles.ts";

const permissions = {
  "data.export": { roles: administrators, extraFor: nobody },
} as const satisfies PermissionRoles;

declare module "#platform/identity/permissions.ts" {
  interface PermissionOwners extends DeclaredBy<"data-exports", typeof permissions> {}
}

/** Its page is opened from that of the settings. */
export const dataExportsFeature = {
  name: "data-exports",
  permissions,
  uses: ["settings"],
} as const satisfies Feature;
