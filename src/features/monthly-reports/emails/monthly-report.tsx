import type { Message } from "#platform/email/outgoing-email.ts";
import { accountMessage, type ChoiceLinks } from "#platform/identity/emails/account-message.tsx";
import type { Language } from "#platform/language/language.ts";
import { reportServerMessages } from "../messages.server.ts";

interface ReportFacts {
  /** The reader’s language. */
  language: Language;
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
  const { language, name, month, place, sections, address, links } = facts;
  const { email } = reportServerMessages(language);
  return accountMessage({
    language,
    name,
    links,
    action: { label: email.view, address },
    subject: email.subject({ month }),
    preview: sections[0]?.sentences[0] ?? "",
    title: email.title({ month }),
    paragraphs: [
      email.howItWent({ month, place }),
      ...sections.map(({ title, sentences }) =>
        email.section({ title, text: sentences.join(" ") }),
      ),
    ],
    after: [email.inPortal],
    because: email.because,
  });
};
