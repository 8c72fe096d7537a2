/** Threads between clients and our staff, also about a record. */
import MessagesSquare from "lucide-react/icons/messages-square";
import type { Feature } from "#platform/feature.ts";

export const messages = {
  name: "messages",
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
