import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { accountMessage, type ChoiceLinks } from "#platform/identity/emails/account-message.tsx";
import type { Language } from "#platform/language/language.ts";
import { quoteWritten, type WrittenLanguage } from "#platform/language/written-words.ts";
import { inspectionServerMessages } from "../messages.server.ts";

export interface InspectionDisputed {
  /** The reader’s. */
  language: Language;
  name: string;
  facility: string;
  /** Day of the inspection, e.g. `Fri, Nov 20`. */
  day: string;
  /** Area and task. */
  item: string;
  by: string;
  text: string;
  /** The language of the text. */
  written: WrittenLanguage;
  /** URL of the inspection's page. */
  address: string;
  links?: ChoiceLinks;
}

/** It goes to whoever looks after the client, because the remark waits for an answer. */
export function inspectionDisputed(facts: InspectionDisputed): Promise<Message> {
  const { language, name, day, text, written, address, links } = facts;
  const { quote, disputed } = inspectionServerMessages(language).email;
  const by = oneLine(facts.by, 100);
  const item = oneLine(facts.item, 200);
  const facility = oneLine(facts.facility, 100);
  return accountMessage({
    language,
    links,
    name,
    subject: disputed.subject({
      item: oneLine(facts.item, 60),
      facility: oneLine(facts.facility, 60),
    }),
    preview: oneLine(text, 120),
    title: disputed.title,
    paragraphs: [
      disputed.news({ by, item, facility, day }),
      quoteWritten((words) => quote({ text: words }), oneLine(text, 600), written),
    ],
    action: { label: disputed.answer, address },
    because: disputed.because({ facility }),
  });
}
