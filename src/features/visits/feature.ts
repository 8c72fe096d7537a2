/** Series, the visits that they plan, and what became of each. */
import CalendarDays from "lucide-react/icons/calendar-days";
import type { Feature } from "#platform/feature.ts";

export const visits = {
  name: "visits",
  uses: ["facilities"],
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
