/** Pictures of a prospect's floors, on which the office traces rooms and learns their square feet. */
import type { Feature } from "#platform/feature.ts";

export const floorPlansFeature = {
  name: "floor-plans",
  uses: ["facilities", "opportunities", "prospects", "walk-through-surveys"],
} as const satisfies Feature;
