/** Times on which one of us meets somebody: offered by the office, picked by a link, entered in both calendars. */
import CalendarClock from "@lucide/icons/icons/calendar-clock";
import type { Feature } from "#platform/feature.ts";
import type { DeclaredBy, PermissionRoles } from "#platform/identity/permission-types.ts";
import { sales } from "#platform/identity/roles.ts";

const permissions = {
  /** One's own list; what else is seen of an appointment, its kind decides. */
  "appointments.read": { roles: [...sales, "recruiter"], extraFor: ["supervisor"] },
} as const satisfies PermissionRoles;

declare module "#platform/identity/permissions.ts" {
  interface PermissionOwners extends DeclaredBy<"appointments", typeof permissions> {}
}

export const appointmentsFeature = {
  name: "appointments",
  permissions,
  uses: ["facilities"],
  office: {
    sections: [
      {
        path: "/office/appointments",
        group: "sales",
        icon: CalendarClock,
        needs: "appointments.read",
        place: 22,
        hasFinder: false,
      },
    ],
  },
} as const satisfies Feature;
