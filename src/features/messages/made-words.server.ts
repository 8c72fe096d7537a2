import { categoryLabel } from "#features/work-orders/work-order-types.ts";
import { formatQuarter } from "#platform/format/quarter-format.server.ts";
import type { Language } from "#platform/language/language.ts";
import {
  ownWords,
  plainWords,
  quoteWritten,
  type WrittenLanguage,
  type WrittenWords,
  writtenAlone,
} from "#platform/language/written-words.ts";
import type { MadeMessage, MadeSubject } from "./made-feedback-types.ts";
import { threadServerTexts } from "./messages.server.ts";

/** Undefined for words of the product, which are in the reader's language. */
export const languageOfTyped = ({
  language,
  made,
}: {
  language: Language | null;
  made: MadeSubject | MadeMessage | null;
}): WrittenLanguage => (made === null ? language : undefined);

/** A typed subject, or one that the product writes about an answer in the reader's language. */
export function threadSubject(
  { subject, made }: { subject: string; made: MadeSubject | null },
  language: Language,
): string {
  if (made === null) return subject;
  const { feedback } = threadServerTexts(language);
  const { score, about } = made;
  return about.kind === "order"
    ? feedback.order({ score, category: categoryLabel(about.category, language), number: subject })
    : feedback.quarter({
        score,
        facility: subject,
        span: formatQuarter(about.quarter, language),
      });
}

interface TypedMessage {
  text: string;
  made: MadeMessage | null;
  language: Language | null;
}

/** The same of a message: the reason for an answer stays as it was written. */
export function messageWords(message: TypedMessage, language: Language): WrittenWords {
  const { text, made } = message;
  if (made === null) return writtenAlone(text, message.language);
  const { answered, changed, noReason } = threadServerTexts(language).feedback;
  const madeText = made.isChanged ? changed : answered;
  const withReason = (reason: string) => madeText({ score: made.score, reason });
  return text === ""
    ? ownWords(withReason(noReason))
    : quoteWritten(withReason, text, message.language);
}

/** Plain text for places that cannot mark up parts of it. */
export const messageText = (message: TypedMessage, language: Language): string =>
  plainWords(messageWords(message, language));
