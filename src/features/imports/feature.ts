/** A company brings its records along from the programs it used before. */
import type { Feature } from "#platform/feature.ts";
import type { DeclaredBy, PermissionRoles } from "#platform/identity/permission-types.ts";
import { administrators, nobody } from "#platform/identity/roles.ts";

const permissions = {
  /** Each noun also requires the permission to add it (`ImportableNoun`). */
  "data.import": { roles: administrators, extraFor: nobody },
} as const satisfies PermissionRoles;

declare module "#platform/identity/permissions.ts" {
  interface PermissionOwners extends DeclaredBy<"imports", typeof permissions> {}
}

/** Its page is opened from that of the settings. */
export const importsFeature = {
  name: "imports",
  permissions,
  uses: ["settings"],
} as const satisfies Feature;
