/** Accounts of clients and staff: who is invited, with which role and assignments. */
import Users from "@lucide/icons/icons/users";
import type { Feature } from "#platform/feature.ts";

export const peopleFeature = {
  name: "people",
  uses: ["facilities"],
  portal: {
    sections: [
      {
        path: "/client-portal/people",
        icon: Users,
        needs: "colleagues.change",
        place: 100,
        hasFinder: false,
        hasFacilityFilter: false,
      },
    ],
    actions: [
      {
        path: "/client-portal/people/invite",
        needs: "colleagues.invite",
        place: 40,
      },
    ],
  },
  office: {
    sections: [
      {
        path: "/office/people",
        group: "people",
        icon: Users,
        needs: "people.read",
        place: 150,
        hasFinder: true,
      },
    ],
    actions: [
      {
        path: "/office/people/invite",
        needs: "staff.invite",
        place: 50,
      },
    ],
  },
} as const satisfies Feature;
