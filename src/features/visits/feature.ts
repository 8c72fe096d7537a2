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
        label: "Schedule",
        short: "Schedule",
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
        label: "Add the schedule to your calendar",
        needs: "facilities.read",
        place: 30,
      },
    ],
  },
  office: {
    sections: [
      {
        path: "/office/schedule",
        label: "Schedule",
        short: "Schedule",
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
        label: "Plan visits",
        needs: "schedule.change",
        place: 40,
      },
    ],
  },
} as const satisfies Feature;
