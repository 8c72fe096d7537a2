/** Clients are asked for feedback after work orders and once a quarter. */
import Star from "@lucide/icons/icons/star";
import type { Feature } from "#platform/feature.ts";
import type { DeclaredBy, PermissionRoles } from "#platform/identity/permission-types.ts";
import { clientRoles, clientsAndDirectors, nobody } from "#platform/identity/roles.ts";

const permissions = {
  /** Scores go from 0 to 10. */
  "feedback.read": { roles: clientsAndDirectors, extraFor: ["crew-lead"] },
  "feedback.give": { roles: clientRoles, extraFor: nobody },
} as const satisfies PermissionRoles;

declare module "#platform/identity/permissions.ts" {
  interface PermissionOwners extends DeclaredBy<"feedback", typeof permissions> {}
}

export const feedbackFeature = {
  name: "feedback",
  permissions,
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
        group: "service",
        icon: Star,
        needs: "feedback.read",
        place: 120,
        recordLink: { place: 70 },
        hasFinder: false,
      },
    ],
  },
} as const satisfies Feature;
