/** The own page of an applicant: the bridge between the application, hiring and the page. */
import type { Feature } from "#platform/feature.ts";

export const applicationPages = {
  name: "application-pages",
  uses: [
    "appointments",
    "facilities",
    "hiring",
    "interview-appointments",
    "job-applications",
    "own-pages",
    "submissions",
  ],
} as const satisfies Feature;
