import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { accountMessage, type ChoiceLinks } from "#platform/identity/emails/account-message.tsx";
import type { Language } from "#platform/language/language.ts";
import { feedbackServerMessages } from "../messages.server.ts";

export interface LowFeedback {
  /** The reader’s. */
  language: Language;
  /** Name of the reader. */
  name: string;
  client: string;
  facility: string;
  /** E.g. `Restroom supplies, WO-7K3M9R`. */
  about: string;
  /** The quarter as part of a sentence; undefined if the question was about a work order. */
  span: string | undefined;
  giver: string;
  score: number;
  reason: string;
  /** URL of the thread. */
  address: string;
  links: ChoiceLinks;
}

export function feedbackLow(feedback: LowFeedback): Promise<Message> {
  const { language, name, span, score, reason, address, links } = feedback;
  const { email, noReason } = feedbackServerMessages(language);
  const { low } = email;
  const client = oneLine(feedback.client, 80);
  const facility = oneLine(feedback.facility, 80);
  const giver = oneLine(feedback.giver, 100);
  const about = oneLine(feedback.about, 200);
  return accountMessage({
    language,
    name,
    links,
    subject: low.subject({ score, client, facility }),
    preview: oneLine(reason || about, 120),
    title: low.title({ score }),
    paragraphs: [
      span === undefined
        ? low.order({ giver, score, about, client, facility })
        : low.quarter({ giver, score, span, client, facility }),
      reason ? low.quote({ reason: oneLine(reason, 1_000) }) : noReason,
      low.afterwards,
    ],
    action: { label: low.open, address },
    because: low.because,
  });
}
