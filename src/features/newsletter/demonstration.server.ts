import { randomBytes } from "node:crypto";
import { demoSubmissions } from "#content/demo-submissions.ts";
import { daysBefore } from "#demo/demo-submission.ts";
import { newId } from "#platform/database/new-id.ts";
import type { Demonstration } from "#platform/demonstration.server.ts";
import { mailboxOf } from "#platform/email/mailbox.ts";
import { subscribers } from "./tables/newsletter.ts";

export const demonstration: Demonstration = {
  async add({ db, now }) {
    await db.insert(subscribers).values(
      demoSubmissions.subscribers.map((email, index) => ({
        id: newId(),
        email,
        mailbox: mailboxOf(email),
        requestedOnPage: "/",
        requestedAt: daysBefore(now, 9 * index + 2),
        confirmedAt: daysBefore(now, 9 * index + 1.9),
        unsubscribeToken: randomBytes(24).toString("base64url"),
      })),
    );
  },
};
