/** The walk-through of a prospect's building, as an appointment: the bridge between pipeline and calendars. */
import type { Feature } from "#platform/feature.ts";

export const walkThroughAppointmentsFeature = {
  name: "walk-through-appointments",
  uses: ["appointments", "opportunities", "prospects"],
} as const satisfies Feature;
