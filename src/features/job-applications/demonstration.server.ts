import { openingsIn } from "#content/careers/openings.ts";
import { demoSubmissions } from "#content/demo-submissions.ts";
import { demoAddressOf, receivedSubmission } from "#demo/demo-submission.ts";
import type { Demonstration } from "#platform/demonstration.server.ts";
import { jobApplications } from "./tables/job-applications.ts";

export const demonstration: Demonstration = {
  async add({ db, now }) {
    const titles = new Map<string, string>(openingsIn("en").map(({ id, title }) => [id, title]));
    await db.insert(jobApplications).values(
      demoSubmissions.applications.map(({ name, position, daysAgo, ...application }) => ({
        // Hiring's part of the demonstration sets their stages.
        ...receivedSubmission("A", daysAgo, now, undefined),
        fullName: name,
        email: demoAddressOf(name),
        phone: "(312) 555-0188",
        position,
        positionTitle: titles.get(position) ?? position,
        resume: "https://resumes.example.com",
        ...application,
      })),
    );
  },
};
