/** Series, the visits that they plan, and what became of each. */
import CalendarDays from "@lucide/icons/icons/calendar-days";
import type { Feature } from "#platform/feature.ts";
import type { DeclaredBy, PermissionRoles } from "#platform/identity/permission-types.ts";
import { attending, directors, nobody, workforce } from "#platform/identity/roles.ts";

const permissions = {
  /** Reads the schedule in the office, with the series that plan it. */
  "schedule.read": { roles: directors, extraFor: nobody },
  /** Plans visits, changes them and cancels them. */
  "schedule.change": { roles: directors, extraFor: nobody },
  /**
   * Checks in and out on site, and writes down what was done. `inVisitScope` (`scope-tasks.server.ts`) narrows
   * it: crew leads see the visits of last night, tonight and tomorrow alone.
   */
  "visits.attend": { roles: attending, extraFor: nobody },
  /** Crews write these notes to their supervisor, and clients never see them. */
  "visit-notes.read": { roles: workforce, extraFor: nobody },
} as const satisfies PermissionRoles;

declare module "#platform/identity/permissions.ts" {
  interface PermissionOwners extends DeclaredBy<"visits", typeof permissions> {}
}

export const visitsFeature = {
  name: "visits",
  permissions,
  uses: ["facilities", "scopes"],
  portal: {
    sections: [
      {
        path: "/client-portal/schedule",
        icon: CalendarDays,
        needs: "facilities.read",
        place: 10,
        recordLink: { place: 10 },
        hasFinder: false,
        hasFacilityFilter: true,
      },
    ],
    actions: [
      {
        path: "/client-portal/schedule/calendar",
        needs: "facilities.read",
        place: 30,
      },
    ],
  },
  office: {
    sections: [
      {
        path: "/office/schedule",
        group: "service",
        icon: CalendarDays,
        needs: "schedule.read",
        place: 70,
        recordLink: { place: 10 },
        hasFinder: false,
      },
    ],
    actions: [
      {
        path: "/office/schedule/series",
        needs: "schedule.change",
        place: 40,
      },
    ],
  },
} as const satisfies Feature;
