/** Addresses of the newsletter, confirmed or not, and what was written to them. */
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { submissionColumnKinds } from "#platform/submissions/submission-personal-data.server.ts";
import { newsletterSignups, subscribers } from "./tables/newsletter.ts";
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
    },
  }),
  personalTable({ table: newsletters, columns: { texts: "words", figures: "code" } }),
];
