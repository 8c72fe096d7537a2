/** The sections of the client portal, in the order of the rail, from the features' manifests. */
import "#features/permissions.ts";
import House from "@lucide/icons/icons/house";
import { features } from "#features/manifests.ts";
import { inOrder, type PortalSection } from "#platform/frame/sections.ts";

const home: PortalSection = {
  path: "/client-portal",
  icon: House,
  needs: "account.use-own",
  place: 0,
  hasFinder: false,
  hasFacilityFilter: false,
};

export const sections: readonly PortalSection[] = [
  home,
  ...inOrder(features.flatMap(({ portal }) => portal?.sections ?? [])),
];

export const actions = inOrder(features.flatMap(({ portal }) => portal?.actions ?? []));
