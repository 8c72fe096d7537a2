/** The product reports on its own health on the server, with advice if anything is wrong. */
import ServerCog from "@lucide/icons/icons/server-cog";
import type { Feature } from "#platform/feature.ts";
import type { DeclaredBy, PermissionRoles } from "#platform/identity/permission-types.ts";
import { administrators, nobody } from "#platform/identity/roles.ts";

const permissions = {
  /** Health of the product: database, disk, email, backups, errors. */
  "system.read": { roles: administrators, extraFor: nobody },
} as const satisfies PermissionRoles;

declare module "#platform/identity/permissions.ts" {
  interface PermissionOwners extends DeclaredBy<"system", typeof permissions> {}
}

export const systemFeature = {
  name: "system",
  permissions,
  uses: ["settings"],
  office: {
    sections: [
      {
        path: "/office/system",
        group: "system",
        icon: ServerCog,
        needs: "system.read",
        place: 170,
        hasFinder: false,
      },
    ],
  },
} as const satisfies Feature;
