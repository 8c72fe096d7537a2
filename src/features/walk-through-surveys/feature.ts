/** A survey describes a prospect's building, walked through by a salesperson: its areas, and access to it. */
import type { Feature } from "#platform/feature.ts";

/** Permissions for opportunities are valid for their surveys, too. */
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
