/** Personal data is found, handed out and erased at the request of the person it is about. */
import ShieldUser from "@lucide/icons/icons/shield-user";
import type { Feature } from "#platform/feature.ts";
import type { DeclaredBy, PermissionRoles } from "#platform/identity/permission-types.ts";
import { administrators, nobody } from "#platform/identity/roles.ts";

const permissions = {
  /** Finds, hands out and erases what the company has about a person. */
  "privacy.handle": { roles: administrators, extraFor: nobody },
} as const satisfies PermissionRoles;

declare module "#platform/identity/permissions.ts" {
  interface PermissionOwners extends DeclaredBy<"privacy", typeof permissions> {}
}

export const privacyFeature = {
  name: "privacy",
  permissions,
  uses: ["audit"],
  office: {
    sections: [
      {
        path: "/office/privacy",
        group: "system",
        icon: ShieldUser,
        needs: "privacy.handle",
        place: 162,
        hasFinder: false,
        attentionKinds: ["privacy-request"],
      },
    ],
    actions: [{ path: "/office/privacy/new", needs: "privacy.handle", place: 60 }],
  },
} as const satisfies Feature;
