/** The interview of an applicant, as an appointment: the bridge between hiring and calendars. */
import type { Feature } from "#platform/feature.ts";

export const interviewAppointmentsFeature = {
  name: "interview-appointments",
  uses: ["appointments", "hiring", "job-applications", "submissions"],
} as const satisfies Feature;
