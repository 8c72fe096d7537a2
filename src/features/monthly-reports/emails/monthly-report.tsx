import type { Message } from "#platform/email/outgoing-email.ts";
import { accountMessage, type ChoiceLinks } from "#platform/identity/emails/account-message.tsx";

interface ReportFacts {
  name: string;
  /** E.g. `October 2026`. */
  month: string;
  /** A facility, or how many there are. */
  place: string;
  sections: readonly { title: string; sentences: readonly string[] }[];
  /** URL of the report's page. */
  address: string;
  links: ChoiceLinks;
}

export const monthlyReportMessage = (facts: ReportFacts): Promise<Message> => {
  const { name, month, place, sections, address, links } = facts;
  return accountMessage({
    language: "en",
    name,
    links,
    action: { label: "View the report", address },
    subject: `Monthly report: ${month}`,
    preview: sections[0]?.sentences[0] ?? "",
    title: `Your cleaning in ${month}`,
    paragraphs: [
      `Here is how ${month} went (${place}).`,
      ...sections.map(({ title, sentences }) => `${title}: ${sentences.join(" ")}`),
    ],
    after: ["The portal has the numbers behind it, what they mean, and the PDF."],
    because: "You received this email because you use our client portal.",
  });
};
