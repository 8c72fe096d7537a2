/** The owner enters the company's facts and rules here, and sees what is missing before going live. */
import DoorOpen from "@lucide/icons/icons/door-open";
import Settings from "@lucide/icons/icons/settings";
import type { Feature } from "#platform/feature.ts";
import type { DeclaredBy, PermissionRoles } from "#platform/identity/permission-types.ts";
import { administrators, nobody } from "#platform/identity/roles.ts";

const permissions = {
  "settings.change": { roles: administrators, extraFor: nobody },
} as const satisfies PermissionRoles;

declare module "#platform/identity/permissions.ts" {
  interface PermissionOwners extends DeclaredBy<"settings", typeof permissions> {}
}

export const settingsFeature = {
  name: "settings",
  permissions,
  uses: ["facilities", "leads", "work-orders"],
  office: {
    sections: [
      {
        path: "/office/settings",
        group: "system",
        icon: Settings,
        needs: "settings.change",
        place: 165,
        hasFinder: false,
      },
      {
        path: "/office/going-live",
        group: "system",
        icon: DoorOpen,
        needs: "settings.change",
        place: 175,
        hasFinder: false,
      },
    ],
  },
} as const satisfies Feature;
