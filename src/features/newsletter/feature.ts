/** Subscribers, who enter and leave by themselves. */
import Newspaper from "lucide-react/icons/newspaper";
import type { Feature } from "#platform/feature.ts";

export const newsletter = {
  name: "newsletter",
  uses: [],
  office: {
    sections: [
      {
        path: "/office/subscribers",
        icon: Newspaper,
        needs: "subscribers.read",
        place: 60,
        hasFinder: false,
      },
    ],
  },
} as const satisfies Feature;
