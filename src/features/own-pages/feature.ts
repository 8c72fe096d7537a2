/** Prospects and applicants follow what they sent by a secret link, without an account. */
import type { Feature } from "#platform/feature.ts";

export const ownPagesFeature = {
  name: "own-pages",
  uses: [],
} as const satisfies Feature;
