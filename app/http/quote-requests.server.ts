/** How quote requests come in, over the API and from any page that holds the form. */

import type { QuoteForm } from "#domain/leads/quote-form.ts";
import { quoteForm } from "#domain/leads/quote-form.ts";
import { findQuoteRequest, submitQuoteRequest } from "#domain/leads/submit-quote-request.ts";
import type { Reception } from "./receive-submission.server.ts";

export const quoteRequests: Reception<QuoteForm> = {
  form: "quote",
  schema: quoteForm,
  // A whole office may stand behind one address.
  limit: { uses: 10, windowSeconds: 600 },
  submit: submitQuoteRequest,
  find: findQuoteRequest,
};
