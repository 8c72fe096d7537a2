/** Subscribers, who enter and leave by themselves, and the newsletters that staff send them. */
import Megaphone from "lucide-react/icons/megaphone";
import Newspaper from "lucide-react/icons/newspaper";
import type { Feature } from "#platform/feature.ts";

export const newsletter = {
  name: "newsletter",
  uses: [],
  office: {
    sections: [
      {
        path: "/office/newsletters",
        icon: Megaphone,
        needs: "newsletters.send",
        place: 58,
        hasFinder: false,
      },
      {
        path: "/office/subscribers",
        icon: Newspaper,
        needs: "subscribers.read",
        place: 60,
        hasFinder: false,
      },
    ],
    actions: [{ path: "/office/newsletters/new", needs: "newsletters.send", place: 45 }],
  },
} as const satisfies Feature;
