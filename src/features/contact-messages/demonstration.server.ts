import { demoSubmissions } from "#content/demo-submissions.ts";
import { demoAddressOf, receivedSubmission } from "#demo/demo-submission.ts";
import type { Demonstration } from "#platform/demonstration.server.ts";
import { contactMessages } from "./tables/contact-messages.ts";

export const demonstration: Demonstration = {
  async add({ db, enteredBy, now }) {
    await db.insert(contactMessages).values(
      demoSubmissions.contactMessages.map(({ name, daysAgo, subject, message }) => ({
        ...receivedSubmission("M", daysAgo, now, enteredBy),
        name,
        email: demoAddressOf(name),
        subject,
        message,
        newsletter: false,
      })),
    );
  },
};
