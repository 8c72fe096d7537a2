import type { FeatureServer } from "#platform/feature.server.ts";
import { personFinder } from "./find.server.ts";

export const peopleServer = {
  name: "people",
  names: () => ({
    "/client-portal/people": { label: "People" },
    "/client-portal/people/invite": { label: "Invite a colleague" },
    "/office/people": { label: "People" },
    "/office/people/invite": { label: "Invite someone" },
  }),
  find: [personFinder],
} satisfies FeatureServer;
