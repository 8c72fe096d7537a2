/** Threads between clients and our staff, also about a record. */
import MessagesSquare from "@lucide/icons/icons/messages-square";
import type { Feature } from "#platform/feature.ts";
import type { DeclaredBy, PermissionRoles } from "#platform/identity/permission-types.ts";
import { clientsAndDirectors, nobody } from "#platform/identity/roles.ts";

const permissions = {
  /** Messages between a client's people and the account team. */
  "threads.use": { roles: clientsAndDirectors, extraFor: nobody },
} as const satisfies PermissionRoles;

declare module "#platform/identity/permissions.ts" {
  interface PermissionOwners extends DeclaredBy<"messages", typeof permissions> {}
}

export const messagesFeature = {
  name: "messages",
  permissions,
  uses: ["documents", "facilities", "inspections", "invoices", "visits", "work-orders"],
  portal: {
    sections: [
      {
        path: "/client-portal/messages",
        icon: MessagesSquare,
        needs: "threads.use",
        place: 30,
        recordLink: { place: 40 },
        hasFinder: true,
        attentionKinds: ["thread"],
        hasFacilityFilter: true,
      },
    ],
    actions: [
      {
        path: "/client-portal/messages/new",
        needs: "threads.use",
        place: 20,
      },
    ],
  },
  office: {
    sections: [
      {
        path: "/office/messages",
        group: "service",
        icon: MessagesSquare,
        needs: "threads.use",
        place: 90,
        recordLink: { place: 40 },
        hasFinder: true,
        attentionKinds: ["thread"],
      },
    ],
    actions: [
      {
        path: "/office/messages/new",
        needs: "threads.use",
        place: 20,
      },
    ],
  },
} as const satisfies Feature;
