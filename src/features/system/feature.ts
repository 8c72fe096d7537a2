/** How the product itself fares on its server, in words, and what to do where something is wrong. */
import ServerCog from "lucide-react/icons/server-cog";
import type { Feature } from "#platform/feature.ts";

export const system = {
  name: "system",
  uses: ["settings"],
  office: {
    sections: [
      {
        path: "/office/system",
        icon: ServerCog,
        needs: "system.read",
        place: 170,
        hasFinder: false,
      },
    ],
  },
} as const satisfies Feature;
