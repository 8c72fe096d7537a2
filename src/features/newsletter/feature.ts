/** Subscribers, who enter and leave by themselves. */
import Newspaper from "lucide-react/icons/newspaper";
import type { Feature } from "#platform/feature.ts";
import type { DeclaredBy, PermissionRoles } from "#platform/identity/permission-types.ts";
import { sales } from "#platform/identity/roles.ts";

const permissions = {
  // A list of addresses, needed only for newsletters.
  "subscribers.read": sales,
} as const satisfies PermissionRoles;

declare module "#platform/identity/permissions.ts" {
  interface PermissionOwners extends DeclaredBy<"newsletter", typeof permissions> {}
}

export const newsletter = {
  name: "newsletter",
  permissions,
  uses: [],
  office: {
    sections: [
      {
        path: "/office/subscribers",
        icon: Newspaper,
        needs: "subscribers.read",
        place: 60,
        hasFinder: false,
      },
    ],
  },
} as const satisfies Feature;
