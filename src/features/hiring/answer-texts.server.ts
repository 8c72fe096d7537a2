/** An answer as it stands in its form, in the language in which the applicant wrote. */
import { company } from "#content/company.ts";
import { oneLine } from "#platform/email/one-line.ts";
import type { Language } from "#platform/language/language.ts";
import type { AnswerTemplate } from "./hiring-types.ts";
import { hiringServerMessages } from "./messages.server.ts";

interface Applied {
  reference: string;
  positionTitle: string;
}

export function answerTexts(
  template: AnswerTemplate,
  { reference, positionTitle }: Applied,
  language: Language,
): { subject: string; text: string } {
  const texts = hiringServerMessages(language).answers[template];
  const position = oneLine(positionTitle, 80);
  return {
    subject: texts.subject({ position, reference }),
    text: [
      texts.opening({ position, company: company.name }),
      texts.middle,
      texts.closing({ phone: company.phone.display, company: company.name }),
    ].join("\n\n"),
  };
}
