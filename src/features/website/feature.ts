/** Administrators edit, preview and publish the texts of the public site. */
import PanelsTopLeft from "@lucide/icons/icons/panels-top-left";
import type { Feature } from "#platform/feature.ts";
import type { DeclaredBy, PermissionRoles } from "#platform/identity/permission-types.ts";
import { administrators } from "#platform/identity/roles.ts";

const permissions = {
  "website.change": {
    roles: administrators,
    extraFor: ["account-manager", "recruiter"],
    needs: "files.use",
  },
} as const satisfies PermissionRoles;

declare module "#platform/identity/permissions.ts" {
  interface PermissionOwners extends DeclaredBy<"website", typeof permissions> {}
}

export const websiteFeature = {
  name: "website",
  permissions,
  uses: [],
  office: {
    sections: [
      {
        path: "/office/website",
        group: "website",
        icon: PanelsTopLeft,
        needs: "website.change",
        place: 163,
        hasFinder: false,
      },
    ],
  },
} as const satisfies Feature;
