/** Figures of a client over a period, and which clients need attention. */
import ChartLine from "@lucide/icons/icons/chart-line";
import HeartPulse from "@lucide/icons/icons/heart-pulse";
import type { Feature } from "#platform/feature.ts";
import type { DeclaredBy, PermissionRoles } from "#platform/identity/permission-types.ts";
import { clientsAndDirectors, directors, nobody } from "#platform/identity/roles.ts";

const permissions = {
  /** Figures of a client's facilities over a period. */
  "insights.read": { roles: clientsAndDirectors, extraFor: nobody },
  /** Everybody sees only the clients and facilities they look after. */
  "client-health.read": { roles: directors, extraFor: nobody },
} as const satisfies PermissionRoles;

declare module "#platform/identity/permissions.ts" {
  interface PermissionOwners extends DeclaredBy<"insights", typeof permissions> {}
}

export const insightsFeature = {
  name: "insights",
  permissions,
  uses: ["facilities", "feedback", "inspections", "messages", "scopes", "visits", "work-orders"],
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
        group: "service",
        icon: HeartPulse,
        needs: "client-health.read",
        place: 110,
        hasFinder: false,
      },
    ],
  },
} as const satisfies Feature;
