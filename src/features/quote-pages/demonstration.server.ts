import { eq } from "drizzle-orm";
import { demoSubmissions } from "#content/demo-submissions.ts";
import { daysBefore } from "#demo/demo-submission.ts";
import { leads } from "#features/leads/tables/leads.ts";
import { addPastEntry } from "#features/own-pages/own-page-entries.server.ts";
import type { Demonstration } from "#platform/demonstration.server.ts";

export const demonstration: Demonstration = {
  async add({ db, now }) {
    for (const { sender, daysAgo, text } of demoSubmissions.ownPages.leads) {
      const [row] = await db.select({ id: leads.id }).from(leads).where(eq(leads.company, sender));
      if (row === undefined) throw new Error(`The demonstration has nothing of ${sender}`);
      const subject = { kind: "lead", subjectId: row.id } as const;
      await db.transaction((tx) =>
        addPastEntry(tx, subject, { text, language: "en" }, daysBefore(now, daysAgo)),
      );
    }
  },
};
