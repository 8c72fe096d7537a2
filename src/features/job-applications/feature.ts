/** What people send who want to work with us. */
import type { Feature } from "#platform/feature.ts";

export const jobApplications = {
  name: "job-applications",
  uses: [],
} as const satisfies Feature;
