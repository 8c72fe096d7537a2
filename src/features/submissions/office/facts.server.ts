/** All that was sent, in the order in which somebody who answers needs it. */
import { experienceOf } from "#features/job-applications/application-columns.server.ts";
import { facilityOf } from "#features/leads/lead-columns.server.ts";
import { formatRange } from "#features/leads/planning-range.ts";
import { type Language, languageNames } from "#platform/language/language.ts";
import { formatFlags } from "#platform/submissions/format-flags.server.ts";
import type { SubmissionContent } from "../handling/find-submission.server.ts";
import { submissionServerMessages } from "../messages.server.ts";

export interface Fact {
  label: string;
  value: string;
  /** Telephone, mail or the web; never what a stranger could make a program of. */
  href?: string;
}

export interface SubmissionContentView {
  name: string;
  subject: string;
  facts: Fact[];
  text: string;
  /** How it was sent. */
  origin: Fact[];
  /** Why the spam check has flagged it; empty where it has not. */
  flags: string;
}

export function toSubmissionContentView(
  content: SubmissionContent,
  language: Language,
): SubmissionContentView {
  const { record } = content;
  const { facts } = submissionServerMessages(language);
  const origin = [
    { label: facts.page, value: record.page ?? "" },
    { label: facts.language, value: languageNames[record.language] },
    { label: facts.campaign, value: new URLSearchParams(record.campaign).toString() },
    { label: facts.browser, value: record.userAgent ?? "" },
  ].filter(({ value }) => value !== "");
  return {
    ...ofKind(content, language),
    origin,
    flags: formatFlags(record.screeningReasons, language),
  };
}

function ofKind(
  content: SubmissionContent,
  language: Language,
): Pick<SubmissionContentView, "name" | "subject" | "facts" | "text"> {
  const { facts: labels } = submissionServerMessages(language);
  // Whoever is answered reads the language of the page that held the form.
  const { replies } = submissionServerMessages(content.record.language);
  switch (content.kind) {
    case "lead": {
      const { record } = content;
      const { rangeLow: low, rangeHigh: high, frequency, reference } = record;
      const range = low !== null && high !== null ? formatRange({ low, high }, language) : "";
      return {
        name: record.fullName,
        subject: record.company,
        text: record.message,
        facts: withValues([
          phone(labels.phone, record.phone),
          email(labels.email, record.email, replies.lead({ reference })),
          { label: labels.facility, value: facilityOf(record, language) },
          { label: labels.squareFeet, value: record.squareFootage },
          { label: labels.visitsPerWeek, value: frequency ?? "" },
          { label: labels.planningRange, value: range },
        ]),
      };
    }
    case "contact-message": {
      const { record } = content;
      return {
        name: record.name,
        subject: record.subject,
        text: record.message,
        facts: withValues([
          email(labels.email, record.email, replies.message({ subject: record.subject })),
          { label: labels.newsletter, value: record.newsletter ? labels.newsletterRequested : "" },
        ]),
      };
    }
    case "application": {
      const { record } = content;
      const { reference } = record;
      return {
        name: record.fullName,
        subject: record.positionTitle,
        text: record.coverLetter,
        facts: withValues([
          phone(labels.phone, record.phone),
          email(labels.email, record.email, replies.application({ reference })),
          { label: labels.experience, value: experienceOf(record, language) },
          web(labels.resume, record.resume),
        ]),
      };
    }
  }
}

const withValues = (facts: Fact[]): Fact[] => facts.filter(({ value }) => value !== "");

const phone = (label: string, value: string): Fact => ({
  label,
  value,
  href: `tel:${value.replace(/[^\d+]/g, "")}`,
});

const email = (label: string, value: string, subject: string): Fact => ({
  label,
  value,
  href: `mailto:${encodeURIComponent(value)}?subject=${encodeURIComponent(subject)}`,
});

function web(label: string, value: string): Fact {
  const url = URL.parse(value);
  const isWeb = url !== null && ["http:", "https:"].includes(url.protocol);
  return isWeb ? { label, value, href: url.href } : { label, value };
}
