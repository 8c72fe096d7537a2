import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { accountMessage, type ChoiceLinks } from "#platform/identity/emails/account-message.tsx";
import type { Language } from "#platform/language/language.ts";
import {
  plainWords,
  quoteWritten,
  type WrittenLanguage,
  type WrittenWords,
} from "#platform/language/written-words.ts";
import { inspectionServerMessages } from "../messages.server.ts";

export interface InspectionNewsFacts {
  /** The reader’s. */
  language: Language;
  name: string;
  facility: string;
  /** Day of the inspection, e.g. `Friday, November 20`. */
  day: string;
  /** The person who did it. */
  by: string;
  event: "finished" | "re-inspected" | "signed" | "remarked";
  /** The remark, or the task that was done over. */
  text: string | undefined;
  /** The language of the text. */
  written: WrittenLanguage;
  /** The score with its method, e.g. `92.5% (five-point)`; undefined if nothing was applicable. */
  score: string | undefined;
  /** The number of failed items. */
  failed: number;
  /** URL of the inspection's page. */
  address: string;
  links: ChoiceLinks;
}

/** Only people of the other side who want emails about inspections at once get it. */
export function inspectionNews(facts: InspectionNewsFacts): Promise<Message> {
  const { language, name, day, event, text, written, address, links } = facts;
  const facility = oneLine(facts.facility, 100);
  const { email } = inspectionServerMessages(language);
  const { title, news } = {
    finished: email.finished,
    "re-inspected": email.reinspected,
    signed: email.signed,
    remarked: email.remarked,
  }[event];
  const paragraphs: (string | WrittenWords)[] = [
    news({ by: oneLine(facts.by, 100), facility, day }),
  ];
  if (event === "finished") paragraphs.push(...resultOf(facts));
  else if (event !== "signed" && text !== undefined)
    paragraphs.push(
      quoteWritten((words) => email.quote({ text: words }), oneLine(text, 600), written),
    );
  return accountMessage({
    language,
    name,
    title,
    paragraphs,
    links,
    subject: email.subject({ title, facility, day }),
    preview: paragraphs.map(plainWords).join(" "),
    action: { label: email.view, address },
    because: email.because,
  });
}

function resultOf({ language, score, failed }: InspectionNewsFacts): string[] {
  if (score === undefined) return [];
  const { finished } = inspectionServerMessages(language).email;
  return [
    failed === 0 ? finished.noneFailed({ score }) : finished.failed({ score, count: failed }),
  ];
}
