/** What somebody writes down who walks through a prospect's building: its areas and how one gets in. */
import type { Feature } from "#platform/feature.ts";

/** Who may read and change opportunities may do so with their surveys. */
export const walkThroughSurveysFeature = {
  name: "walk-through-surveys",
  uses: [
    "appointments",
    "bids",
    "facilities",
    "leads",
    "opportunities",
    "production-rates",
    "prospects",
    "tonight",
    "walk-through-appointments",
  ],
} as const satisfies Feature;
