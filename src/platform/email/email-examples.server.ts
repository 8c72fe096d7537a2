/** An administrator sees the product's emails by these, without a record that they are about. */
import { dateFormat } from "#platform/format/date-format.ts";
import type { ChoiceLinks } from "#platform/identity/emails/account-message.tsx";
import type { Language } from "#platform/language/language.ts";
import type { EmailMessage } from "./email-messages.ts";
import { emailMessages } from "./messages.ts";
import type { Message } from "./outgoing-email.ts";

/** Facts of nobody, in the language of the reader. */
export interface ExampleFacts {
  language: Language;
  origin: string;
  links: ChoiceLinks;
  now: Date;
  /** A day from now on, e.g. `Monday, November 30`. */
  dayAfter: (days: number) => string;
  /** A moment of today, e.g. `9:30 PM`. */
  time: string;
  names: ReturnType<typeof emailMessages>["example"];
}

export interface EmailExample {
  /** The email's title, its reader, and when it is sent. */
  describe: (language: Language) => { title: string; reader: string; occasion: string };
  /** The same email as it comes in different cases: together they say all of its texts. */
  cases: (facts: ExampleFacts) => readonly (() => Promise<Message>)[];
}

export type EmailExamples<Named extends EmailMessage = EmailMessage> = Readonly<
  Record<Named, EmailExample>
>;

const dayMs = 24 * 3_600_000;

export function exampleFacts(language: Language, origin: string, now = new Date()): ExampleFacts {
  const day = dateFormat({ weekday: "long", month: "long", day: "numeric" }, language);
  return {
    language,
    origin,
    links: {
      unsubscribeAddress: `${origin}/unsubscribe?token=example`,
      notificationsAddress: `${origin}/account/notifications`,
    },
    now,
    dayAfter: (days) => day.format(new Date(now.getTime() + days * dayMs)),
    time: dateFormat({ hour: "numeric", minute: "2-digit" }, language).format(now),
    names: emailMessages(language).example,
  };
}
