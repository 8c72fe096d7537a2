import { eq } from "drizzle-orm";
import { demoSubmissions } from "#content/demo-submissions.ts";
import { daysBefore } from "#demo/demo-submission.ts";
import { leads } from "#features/leads/tables/leads.ts";
import { newId } from "#platform/database/new-id.ts";
import type { Demonstration } from "#platform/demonstration.server.ts";
import { submissionNotes } from "./tables/submission-notes.ts";

/** The submissions themselves are those of the features that receive them. */
export const demonstration: Demonstration = {
  async add({ db, places, now }) {
    for (const { company, by, daysAgo, text } of demoSubmissions.notes) {
      const [lead] = await db
        .select({ id: leads.id })
        .from(leads)
        .where(eq(leads.company, company));
      if (lead === undefined) throw new Error(`The demonstration has no lead of ${company}`);
      await db.insert(submissionNotes).values({
        id: newId(),
        recordKind: "lead",
        recordId: lead.id,
        authorId: places.accountOf(by),
        text,
        language: "en",
        writtenAt: daysBefore(now, daysAgo),
      });
    }
  },
};
