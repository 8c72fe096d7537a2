import { eq } from "drizzle-orm";
import { demoSubmissions } from "#content/demo-submissions.ts";
import { daysBefore } from "#demo/demo-submission.ts";
import { jobApplications } from "#features/job-applications/tables/job-applications.ts";
import { addPastEntry } from "#features/own-pages/own-page-entries.server.ts";
import type { Demonstration } from "#platform/demonstration.server.ts";

export const demonstration: Demonstration = {
  async add({ db, now }) {
    for (const { sender, daysAgo, text } of demoSubmissions.ownPages.applications) {
      const [row] = await db
        .select({ id: jobApplications.id })
        .from(jobApplications)
        .where(eq(jobApplications.fullName, sender));
      if (row === undefined) throw new Error(`The demonstration has nothing of ${sender}`);
      const subject = { kind: "application", subjectId: row.id } as const;
      await db.transaction((tx) =>
        addPastEntry(tx, subject, { text, language: "en" }, daysBefore(now, daysAgo)),
      );
    }
  },
};
