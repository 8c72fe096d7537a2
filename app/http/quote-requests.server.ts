/** How quote requests come in, over the API and from any page that holds the form. */
import { rateCard } from "#content/rate-card.ts";
import { type QuoteForm, quoteForm } from "#domain/leads/quote-form.ts";
import { submitQuoteRequest } from "#domain/leads/submit-quote-request.ts";
import type { FormDefinition } from "./form-handler.server.ts";

export const quoteRequests: FormDefinition<QuoteForm> = {
  form: "quote",
  schema: quoteForm,
  submit: (context, submission) => submitQuoteRequest(context, submission, rateCard),
};
