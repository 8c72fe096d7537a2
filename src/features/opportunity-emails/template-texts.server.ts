/** An email as it stands in its form, in the language in which the contact is written to. */
import { company } from "#content/company.ts";
import { greeting } from "#platform/email/greeting.ts";
import { oneLine } from "#platform/email/one-line.ts";
import type { Language } from "#platform/language/language.ts";
import { maxSubject, maxText, type ShippedTemplate } from "./email-types.ts";
import { opportunityEmailServerMessages } from "./messages.server.ts";
import { fillTemplate } from "./templates/template-form.ts";

interface Addressed {
  contact: string;
  reference: string;
  /** Name of whoever writes. */
  sender: string;
}

interface OwnTemplate {
  subject: string;
  text: string;
}

/** A greeting and the name of whoever writes stand around what a template says, the own ones too. */
export function templateTexts(
  template: ShippedTemplate | OwnTemplate,
  { contact, reference, sender: typed }: Addressed,
  language: Language,
): { subject: string; text: string } {
  const { templates } = opportunityEmailServerMessages(language);
  const facts = { company: company.name, phone: company.phone.display };
  const sender = oneLine(typed, 80);
  const signature = templates.signature({ sender, company: company.name });
  const around = (paragraphs: readonly string[]) =>
    [greeting(contact, language), ...paragraphs, signature].join("\n\n");
  if (typeof template === "object") {
    const values = { ...facts, reference, sender };
    return {
      subject: oneLine(fillTemplate(template.subject, values), maxSubject),
      text: around([fillTemplate(template.text, values)]).slice(0, maxText),
    };
  }
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
  return { subject: templates[template].subject({ reference }), text: around(paragraphs()) };
}
