/** Crews use this on their phones during a visit, with and without a connection. */
import MoonStar from "@lucide/icons/icons/moon-star";
import type { Feature } from "#platform/feature.ts";

export const tonightFeature = {
  name: "tonight",
  uses: ["facilities", "start-up-plans", "supplies", "visits", "work-orders"],
  office: {
    sections: [
      {
        path: "/office/tonight",
        group: "service",
        icon: MoonStar,
        needs: "visits.attend",
        place: 30,
        hasFinder: false,
      },
    ],
  },
} as const satisfies Feature;
