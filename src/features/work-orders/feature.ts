/** Requests of clients with their clocks, from the first word to the acceptance. */
import ClipboardCheck from "lucide-react/icons/clipboard-check";
import type { Feature } from "#platform/feature.ts";

export const workOrders = {
  name: "work-orders",
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
