/** What clients think of our work, asked for after work orders and each quarter. */
import Star from "lucide-react/icons/star";
import type { Feature } from "#platform/feature.ts";

export const feedback = {
  name: "feedback",
  uses: ["facilities", "messages", "supplies", "visits", "work-orders"],
  portal: {
    sections: [
      {
        path: "/client-portal/feedback",
        icon: Star,
        needs: "feedback.read",
        place: 80,
        recordLink: { place: 70 },
        hasFinder: false,
        hasFacilityFilter: true,
      },
    ],
  },
  office: {
    sections: [
      {
        path: "/office/feedback",
        icon: Star,
        needs: "feedback.read",
        place: 120,
        recordLink: { place: 70 },
        hasFinder: false,
      },
    ],
  },
} as const satisfies Feature;
