/** How clean it is: planned, performed on a phone, reported, disputed. */
import ListChecks from "lucide-react/icons/list-checks";
import type { Feature } from "#platform/feature.ts";

export const inspections = {
  name: "inspections",
  uses: ["facilities", "tonight", "visits", "work-orders"],
  portal: {
    sections: [
      {
        path: "/client-portal/inspections",
        icon: ListChecks,
        needs: "inspections.read",
        place: 40,
        recordLink: { place: 30 },
        hasFinder: true,
        hasFacilityFilter: true,
      },
    ],
  },
  office: {
    sections: [
      {
        path: "/office/inspections",
        icon: ListChecks,
        needs: "inspections.perform",
        place: 80,
        recordLink: { place: 30 },
        hasFinder: true,
      },
    ],
  },
} as const satisfies Feature;
