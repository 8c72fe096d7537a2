/** The companies that we clean for, and the page of each. */
import Building2 from "lucide-react/icons/building-2";
import type { Feature } from "#platform/feature.ts";

export const clients = {
  name: "clients",
  uses: ["facilities"],
  office: {
    sections: [
      {
        path: "/office/clients",
        icon: Building2,
        needs: "clients.read",
        place: 130,
        hasFinder: true,
      },
    ],
  },
} as const satisfies Feature;
