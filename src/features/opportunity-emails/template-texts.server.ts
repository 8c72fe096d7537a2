/** An email as it stands in its form, in the language in which the contact is written to. */
import { company } from "#content/company.ts";
import { greeting } from "#platform/email/greeting.ts";
import { oneLine } from "#platform/email/one-line.ts";
import type { Language } from "#platform/language/language.ts";
import type { EmailTemplate } from "./email-types.ts";
import { opportunityEmailServerMessages } from "./messages.server.ts";

interface Addressed {
  contact: string;
  reference: string;
  /** Name of whoever writes. */
  sender: string;
}

export function templateTexts(
  template: EmailTemplate,
  { contact, reference, sender }: Addressed,
  language: Language,
): { subject: string; text: string } {
  const { templates } = opportunityEmailServerMessages(language);
  const facts = { company: company.name, phone: company.phone.display };
  const signature = templates.signature({ sender: oneLine(sender, 80), company: company.name });
  const paragraphs = (): string[] => {
    switch (template) {
      case "blank":
        return [];
      case "first-answer": {
        const { opening, middle, closing } = templates[template];
        return [opening(facts), middle, closing(facts)];
      }
      default: {
        const { opening, middle, closing } = templates[template];
        return [opening, middle, closing(facts)];
      }
    }
  };
  return {
    subject: templates[template].subject({ reference }),
    text: [greeting(contact, language), ...paragraphs(), signature].join("\n\n"),
  };
}
