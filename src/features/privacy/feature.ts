/** What the company has about a person: found, handed out and erased at the person's request. */
import ShieldUser from "lucide-react/icons/shield-user";
import type { Feature } from "#platform/feature.ts";

export const privacy = {
  name: "privacy",
  uses: ["audit"],
  office: {
    sections: [
      {
        path: "/office/privacy",
        icon: ShieldUser,
        needs: "privacy.handle",
        place: 165,
        hasFinder: false,
        attentionKinds: ["privacy-request"],
      },
    ],
    actions: [{ path: "/office/privacy/new", needs: "privacy.handle", place: 60 }],
  },
} as const satisfies Feature;
