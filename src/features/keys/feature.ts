/** Keys, cards, fobs and codes of clients' buildings: who has them, and what is lost. */
import KeyRound from "lucide-react/icons/key-round";
import type { Feature } from "#platform/feature.ts";

const section = {
  icon: KeyRound,
  needs: "keys.read",
  recordLink: { place: 55 },
  hasFinder: true,
} as const;

export const keys = {
  name: "keys",
  uses: ["facilities", "visits", "work-orders"],
  portal: {
    sections: [{ ...section, path: "/client-portal/keys", place: 65, hasFacilityFilter: true }],
  },
  office: {
    sections: [{ ...section, path: "/office/keys", place: 85, attentionKinds: ["key"] }],
    actions: [{ path: "/office/keys/new", needs: "keys.change", place: 35 }],
  },
} as const satisfies Feature;
