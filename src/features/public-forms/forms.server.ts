import * as z from "zod/mini";
import { openOpenings } from "#content/careers/opening-days.ts";
import { anyPosition, positionsAmong, titleOfPosition } from "#content/careers/openings.ts";
import type { formPaths } from "#content/form-paths.ts";
import { rateCardOf } from "#content/rate-card.ts";
import { contactForm } from "#features/contact-messages/contact-form.ts";
import { submitContactMessage } from "#features/contact-messages/submit-contact-message.server.ts";
import { applicationForm } from "#features/job-applications/application-form.ts";
import { applicationServerMessages } from "#features/job-applications/messages.server.ts";
import { submitApplication } from "#features/job-applications/submit-application.server.ts";
import { quoteForm } from "#features/leads/quote-form.ts";
import { newsletterForm } from "#features/newsletter/newsletter-form.ts";
import { requestNewsletter } from "#features/newsletter/request-newsletter.server.ts";
import { submitQuoteRequest } from "#features/opportunities/submit-quote-request.server.ts";
import type { FormDefinition } from "#platform/http/form-handler.server.ts";
import { byLanguage } from "#platform/language/by-language.ts";

const defineForm = <Fields extends object>(form: FormDefinition<Fields>) => form;

/** The browser's schema takes any opening; only the server knows which are open today. */
const openApplicationForm = byLanguage((language) => {
  const { refusals } = applicationServerMessages(language);
  const isOpen = (id: string) =>
    positionsAmong(openOpenings(new Date(), language), language).some(
      (position) => position.id === id,
    );
  return z.extend(applicationForm(language), {
    position: applicationForm(language).shape.position.check(
      z.refine(isOpen, {
        error: ({ input }) =>
          input === anyPosition.id ? refusals.positionsOpened : refusals.positionClosed,
      }),
    ),
  });
});

/** The office reads English wherever it is not asked which language it reads. */
const titleForOffice = (position: string) =>
  titleOfPosition(position, "en") ?? titleOfPosition(position, "es") ?? position;

export const forms = {
  quote: defineForm({
    form: "quote",
    schema: quoteForm,
    submit: (context, submission) =>
      submitQuoteRequest(context, submission, rateCardOf(submission.fields.rateCard)),
  }),
  contact: defineForm({
    form: "contact",
    schema: contactForm,
    submit: (context, submission) => submitContactMessage(context, submission, "contact"),
  }),
  /** A copy of the contact message, which stands alone if the first call never arrived. */
  mobileContact: defineForm({
    form: "contact",
    schema: contactForm,
    submit: (context, submission) => submitContactMessage(context, submission, "mobile"),
  }),
  application: defineForm({
    form: "application",
    schema: openApplicationForm,
    submit: (context, submission) =>
      submitApplication(context, submission, titleForOffice(submission.fields.position)),
  }),
  newsletter: defineForm({
    form: "newsletter",
    schema: newsletterForm,
    submit: requestNewsletter,
  }),
} satisfies Record<keyof typeof formPaths, unknown>;
