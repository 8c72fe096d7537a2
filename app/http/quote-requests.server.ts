/** How quote requests come in, over the API and from any page that holds the form. */
import { rateCard } from "#content/rate-card.ts";
import { type QuoteForm, quoteForm } from "#domain/leads/quote-form.ts";
import { submitQuoteRequest } from "#domain/leads/submit-quote-request.ts";
import type { Reception } from "./receive-submission.server.ts";

export const quoteRequests: Reception<QuoteForm> = {
  form: "quote",
  schema: quoteForm,
  submit: (desk, submission) => submitQuoteRequest(desk, submission, rateCard),
};
