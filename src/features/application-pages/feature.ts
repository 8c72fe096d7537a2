/** The own page of an applicant: the bridge between the application, hiring and the page. */
import type { Feature } from "#platform/feature.ts";

export const applicationPagesFeature = {
  name: "application-pages",
  uses: [
    "appointments",
    "hiring",
    "interview-appointments",
    "job-applications",
    "own-pages",
    "submissions",
  ],
} as const satisfies Feature;
