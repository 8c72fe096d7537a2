import type { QuoteForm } from "#features/leads/quote-form.ts";
import { identifyAttempt } from "#platform/forms/attempt.server.ts";
import type { Submission, SubmissionMetadata } from "#platform/records/submission.ts";

/** A request that the form accepts and that does not look like spam. */
export const quoteFields: QuoteForm = {
  fullName: "Dana Whitfield",
  company: "Lakeside Dental Group",
  email: "dana@lakeside-dental.example",
  phone: "(312) 555-0187",
  facilityType: "healthcare",
  squareFootage: "12500",
  message: "Four surgeries and a waiting room, cleaned nightly after 7 pm. Can you start in March?",
};

export function quoteSubmission(
  changed: Partial<QuoteForm> = {},
  { key, ...metadata }: Partial<SubmissionMetadata> & { key?: string } = {},
): Submission<QuoteForm> {
  const fields = { ...quoteFields, ...changed };
  return {
    fields,
    attempt: identifyAttempt(fields, key, new Date("2026-11-21T12:00:00Z")),
    metadata: {
      page: "/",
      campaign: {},
      elapsedMs: 60_000,
      language: "en",
      honeypot: "",
      ...metadata,
    },
    userAgent: "Mozilla/5.0 (test)",
    addressHash: "c0ffee",
  };
}
