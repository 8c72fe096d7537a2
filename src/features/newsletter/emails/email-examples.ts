import type { EmailExample, EmailExamples } from "#platform/email/email-examples.server.ts";
import { newsletterServerMessages } from "../messages.server.ts";
import { newsletterConfirmation } from "./newsletter-confirmation.tsx";
import { newsletterIssue } from "./newsletter-issue.tsx";
import { newsletterWelcome } from "./newsletter-welcome.tsx";

type NewsletterEmail =
  | "newsletter-confirmation"
  | "newsletter-welcome"
  | "newsletter"
  | "newsletter-test";

const describe =
  (message: NewsletterEmail): EmailExample["describe"] =>
  (language) =>
    newsletterServerMessages(language).sentEmails[message];

const issue =
  (isTest: boolean): EmailExample["cases"] =>
  ({ language, origin, links }) => [
    () =>
      newsletterIssue(
        {
          ...newsletterServerMessages(language).example,
          textLanguage: language,
          origin,
          unsubscribeAddress: links.unsubscribeAddress,
          isTest,
        },
        language,
      ),
  ];

export const newsletterEmailExamples: EmailExamples<NewsletterEmail> = {
  "newsletter-confirmation": {
    describe: describe("newsletter-confirmation"),
    cases: ({ language, origin, links: { unsubscribeAddress } }) => [
      () =>
        newsletterConfirmation(
          { confirmAddress: `${origin}/newsletter/confirm?token=example`, unsubscribeAddress },
          language,
        ),
    ],
  },
  "newsletter-welcome": {
    describe: describe("newsletter-welcome"),
    cases: ({ language, origin, links: { unsubscribeAddress } }) => [
      () => newsletterWelcome({ newsAddress: `${origin}/news`, unsubscribeAddress }, language),
    ],
  },
  newsletter: { describe: describe("newsletter"), cases: issue(false) },
  "newsletter-test": { describe: describe("newsletter-test"), cases: issue(true) },
};
