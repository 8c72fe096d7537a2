/** Figures of a client over a period, and which clients need attention. */
import ChartLine from "lucide-react/icons/chart-line";
import HeartPulse from "lucide-react/icons/heart-pulse";
import type { Feature } from "#platform/feature.ts";

export const insights = {
  name: "insights",
  uses: ["facilities", "feedback", "inspections", "messages", "visits", "work-orders"],
  portal: {
    sections: [
      {
        path: "/client-portal/insights",
        icon: ChartLine,
        needs: "insights.read",
        place: 50,
        hasFinder: false,
        hasFacilityFilter: true,
      },
    ],
  },
  office: {
    sections: [
      {
        path: "/office/client-health",
        icon: HeartPulse,
        needs: "client-health.read",
        place: 110,
        hasFinder: false,
      },
    ],
  },
} as const satisfies Feature;
