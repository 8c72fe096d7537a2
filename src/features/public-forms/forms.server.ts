import * as z from "zod/mini";
import { openOpenings } from "#content/careers/opening-days.ts";
import { anyPosition, openings, positionsAmong } from "#content/careers/openings.ts";
import type { formPaths } from "#content/form-paths.ts";
import { rateCard } from "#content/rate-card.ts";
import { contactForm } from "#features/contact-messages/contact-form.ts";
import { submitContactMessage } from "#features/contact-messages/submit-contact-message.server.ts";
import { applicationForm } from "#features/job-applications/application-form.ts";
import { applicationServerMessages } from "#features/job-applications/messages.server.ts";
import { submitApplication } from "#features/job-applications/submit-application.server.ts";
import { quoteForm } from "#features/leads/quote-form.ts";
import { submitQuoteRequest } from "#features/leads/submit-quote-request.server.ts";
import { newsletterForm } from "#features/newsletter/newsletter-form.ts";
import { requestNewsletter } from "#features/newsletter/request-newsletter.server.ts";
import type { FormDefinition } from "#platform/http/form-handler.server.ts";

const defineForm = <Fields extends object>(form: FormDefinition<Fields>) => form;

const { refusals } = applicationServerMessages("en");

/** The browser's schema takes any opening; only the server knows which are open today. */
const openPosition = applicationForm("en").shape.position.check(
  z.refine(
    (id) => positionsAmong(openOpenings(new Date())).some((position) => position.id === id),
    {
      error: ({ input }) =>
        input === anyPosition.id ? refusals.positionsOpened : refusals.positionClosed,
    },
  ),
);

const titleOf = (id: string): string =>
  [...openings, anyPosition].find((position) => position.id === id)?.title ?? id;

export const forms = {
  quote: defineForm({
    form: "quote",
    schema: quoteForm("en"),
    submit: (context, submission) => submitQuoteRequest(context, submission, rateCard),
  }),
  contact: defineForm({
    form: "contact",
    schema: contactForm("en"),
    submit: (context, submission) => submitContactMessage(context, submission, "contact"),
  }),
  /** A copy of the contact message, which stands alone if the first call never arrived. */
  mobileContact: defineForm({
    form: "contact",
    schema: contactForm("en"),
    submit: (context, submission) => submitContactMessage(context, submission, "mobile"),
  }),
  application: defineForm({
    form: "application",
    schema: z.extend(applicationForm("en"), { position: openPosition }),
    submit: (context, submission) =>
      submitApplication(context, submission, titleOf(submission.fields.position)),
  }),
  newsletter: defineForm({
    form: "newsletter",
    schema: newsletterForm("en"),
    submit: requestNewsletter,
  }),
} satisfies Record<keyof typeof formPaths, unknown>;
