/** What the owner says of the company: facts, hours and what is still missing before going live. */
import Settings from "lucide-react/icons/settings";
import type { Feature } from "#platform/feature.ts";

export const settings = {
  name: "settings",
  uses: ["facilities"],
  office: {
    sections: [
      {
        path: "/office/settings",
        icon: Settings,
        needs: "settings.change",
        place: 165,
        hasFinder: false,
      },
    ],
  },
} as const satisfies Feature;
