/** Clients request supplies that run out, and crews bring them. */
import PackageOpen from "@lucide/icons/icons/package-open";
import type { Feature } from "#platform/feature.ts";

export const suppliesFeature = {
  name: "supplies",
  uses: ["facilities", "visits", "work-orders"],
  portal: {
    sections: [
      {
        path: "/client-portal/supplies",
        icon: PackageOpen,
        needs: "work-orders.create",
        place: 70,
        hasFinder: false,
        hasFacilityFilter: true,
      },
    ],
  },
} as const satisfies Feature;
