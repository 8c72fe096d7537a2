/** What a prospect or an applicant sees of what they sent, by a secret link and without an account. */
import type { Feature } from "#platform/feature.ts";

export const ownPagesFeature = {
  name: "own-pages",
  uses: [],
} as const satisfies Feature;
