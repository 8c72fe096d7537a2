/** All that was sent, in the order in which somebody who answers needs it. */
import { facilityOf } from "#features/leads/lead-columns.ts";
import { formatRange } from "#features/leads/planning-range.ts";
import type { SubmissionContent } from "../handling/find-submission.server.ts";

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
  screeningReasons: string[];
}

export function toSubmissionContentView(content: SubmissionContent): SubmissionContentView {
  const { record } = content;
  const origin = [
    { label: "Page", value: record.page ?? "" },
    { label: "Campaign", value: new URLSearchParams(record.campaign).toString() },
    { label: "Browser", value: record.userAgent ?? "" },
  ].filter(({ value }) => value !== "");
  return { ...ofKind(content), origin, screeningReasons: record.screeningReasons };
}

function ofKind(
  content: SubmissionContent,
): Pick<SubmissionContentView, "name" | "subject" | "facts" | "text"> {
  switch (content.kind) {
    case "lead": {
      const { record } = content;
      const { rangeLow: low, rangeHigh: high, frequency } = record;
      const range = low !== null && high !== null ? formatRange({ low, high }) : "";
      return {
        name: record.fullName,
        subject: record.company,
        text: record.message,
        facts: withValues([
          phone(record.phone),
          email(record.email, `Your request ${record.reference}`),
          { label: "Facility", value: facilityOf(record) },
          { label: "Square feet", value: record.squareFootage },
          { label: "Visits a week", value: frequency ?? "" },
          { label: "Planning range shown", value: range },
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
          email(record.email, `Re: ${record.subject}`),
          { label: "Newsletter", value: record.newsletter ? "Requested" : "" },
        ]),
      };
    }
    case "application": {
      const { record } = content;
      return {
        name: record.fullName,
        subject: record.positionTitle,
        text: record.coverLetter,
        facts: withValues([
          phone(record.phone),
          email(record.email, `Your application ${record.reference}`),
          { label: "Experience", value: `${record.experience} years` },
          web("Resume", record.resume),
        ]),
      };
    }
  }
}

const withValues = (facts: Fact[]): Fact[] => facts.filter(({ value }) => value !== "");

const phone = (value: string): Fact => ({
  label: "Phone",
  value,
  href: `tel:${value.replace(/[^\d+]/g, "")}`,
});

const email = (value: string, subject: string): Fact => ({
  label: "Email",
  value,
  href: `mailto:${encodeURIComponent(value)}?subject=${encodeURIComponent(subject)}`,
});

function web(label: string, value: string): Fact {
  const url = URL.parse(value);
  const isWeb = url !== null && ["http:", "https:"].includes(url.protocol);
  return isWeb ? { label, value, href: url.href } : { label, value };
}
