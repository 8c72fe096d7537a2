/** The own page of whoever asked for a quote: the bridge between their request, the pipeline and the page. */
import type { Feature } from "#platform/feature.ts";

export const quotePagesFeature = {
  name: "quote-pages",
  uses: [
    "appointments",
    "leads",
    "opportunities",
    "own-pages",
    "proposals",
    "prospects",
    "walk-through-appointments",
  ],
} as const satisfies Feature;
