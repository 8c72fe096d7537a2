/** Requests of clients with their clocks, from the first word to the acceptance. */
import ClipboardCheck from "@lucide/icons/icons/clipboard-check";
import type { Feature } from "#platform/feature.ts";
import type { DeclaredBy, PermissionRoles } from "#platform/identity/permission-types.ts";
import {
  clientAdministrators,
  clientRoles,
  clientsAndDirectors,
  clientsAndWorkforce,
  directors,
  nobody,
  sales,
  workforce,
} from "#platform/identity/roles.ts";

const permissions = {
  "work-orders.read": { roles: clientsAndWorkforce, extraFor: nobody },
  "work-orders.create": { roles: clientsAndDirectors, extraFor: nobody },
  "work-orders.comment": { roles: clientsAndWorkforce, extraFor: nobody },
  /** Acknowledges, assigns, declines, joins duplicates, sets the priority. */
  "work-orders.direct": { roles: directors, extraFor: nobody },
  /** Starts, holds and finishes: crew leads what is assigned to them. */
  "work-orders.work": { roles: workforce, extraFor: nobody },
  /** Clients accept finished work, or reopen it. */
  "work-orders.accept": { roles: clientRoles, extraFor: nobody },
  "work-orders.export": { roles: clientsAndDirectors, extraFor: nobody },
  "service-levels.change": { roles: sales, extraFor: nobody },
  /** Prices of extra work. */
  "prices.offer": { roles: sales, extraFor: ["supervisor"], needs: "prices.read" },
  "prices.accept": { roles: clientAdministrators, extraFor: nobody },
} as const satisfies PermissionRoles;

declare module "#platform/identity/permissions.ts" {
  interface PermissionOwners extends DeclaredBy<"work-orders", typeof permissions> {}
}

export const workOrdersFeature = {
  name: "work-orders",
  permissions,
  uses: ["facilities", "visits"],
  portal: {
    sections: [
      {
        path: "/client-portal/work-orders",
        icon: ClipboardCheck,
        needs: "work-orders.read",
        place: 20,
        recordLink: { place: 20 },
        hasFinder: true,
        attentionKinds: ["work-order"],
        hasFacilityFilter: true,
      },
    ],
    actions: [
      {
        path: "/client-portal/work-orders/new",
        needs: "work-orders.create",
        place: 10,
      },
    ],
  },
  office: {
    sections: [
      {
        path: "/office/work-orders",
        group: "service",
        icon: ClipboardCheck,
        needs: "work-orders.read",
        place: 40,
        recordLink: { place: 20 },
        hasFinder: true,
        attentionKinds: ["work-order"],
      },
    ],
    actions: [
      {
        path: "/office/work-orders/new",
        needs: "work-orders.create",
        place: 10,
      },
    ],
  },
} as const satisfies Feature;
