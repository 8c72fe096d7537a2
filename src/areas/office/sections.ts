/** The sections of the back office, in the order of the rail, from the features' manifests. */
import "#features/permissions.ts";
import House from "@lucide/icons/icons/house";
import { features } from "#features/manifests.ts";
import { inOrder, inOrderOfGroups, type OfficeSection } from "#platform/frame/sections.ts";

const startPage: OfficeSection = {
  path: "/office",
  group: "first",
  icon: House,
  needs: "account.use-own",
  place: 0,
  hasFinder: false,
};

export const sections: readonly OfficeSection[] = [
  startPage,
  ...inOrderOfGroups(features.flatMap(({ office }) => office?.sections ?? [])),
];

export const actions = inOrder(features.flatMap(({ office }) => office?.actions ?? []));
