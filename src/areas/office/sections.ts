/** The sections of the back office, in the order of the rail, from the features' manifests. */
import "#features/permissions.ts";
import { features } from "#features/manifests.ts";
import { inOrder } from "#platform/frame/sections.ts";

export const sections = inOrder(features.flatMap(({ office }) => office?.sections ?? []));

export const actions = inOrder(features.flatMap(({ office }) => office?.actions ?? []));
