/** Addresses of the newsletter, confirmed or not, and what was written to them. */
import { eq, sql } from "drizzle-orm";
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { submissionColumnKinds } from "#platform/submissions/submission-personal-data.server.ts";
import { newsletterOptOuts, newsletterSignups, subscribers } from "./tables/newsletter.ts";
import { newsletters } from "./tables/newsletters.ts";

export const newsletterPersonalData = [
  personalTable({
    table: newsletterSignups,
    columns: {
      ...submissionColumnKinds,
      email: "email",
      mailbox: "derived",
      confirmationToken: "secret",
      unsubscribeToken: "secret",
    },
    record: { at: "receivedAt", fate: () => ({ kind: "deleted" }) },
  }),
  personalTable({
    table: subscribers,
    columns: {
      email: "email",
      mailbox: "derived",
      requestedOnPage: "code",
      language: "code",
      unsubscribeToken: "secret",
    },
    record: {
      at: "confirmedAt",
      path: () => "/office/subscribers",
      fate: () => ({ kind: "deleted" }),
      // A person who is erased wants no email either, so a list imported later must not add them again.
      before: async (tx, { id }) => {
        await tx
          .update(subscribers)
          .set({ unsubscribedAt: sql`coalesce(${subscribers.unsubscribedAt}, now())` })
          .where(eq(subscribers.id, id));
      },
    },
  }),
  personalTable({ table: newsletterOptOuts, columns: { mailboxHash: "secret" } }),
  personalTable({ table: newsletters, columns: { texts: "words", figures: "code" } }),
];
