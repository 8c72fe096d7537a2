/** Which texts each email says: found by rendering its examples, and never listed by hand. */
import { emailExamples, emailTexts } from "#features/email-texts.server.ts";
import { exampleFacts } from "#platform/email/email-examples.server.ts";
import type { EmailMessage } from "#platform/email/email-messages.ts";
import { textsReadBy } from "#platform/email/email-rendering.server.ts";
import { languages } from "#platform/language/language.ts";

export const sentEmails = Object.keys(emailExamples) as readonly EmailMessage[];

export const isSentEmail = (name: string): name is EmailMessage =>
  Object.hasOwn(emailExamples, name);

export interface EmailsAndTexts {
  /** In the order in which the email says them. */
  textsOf: Readonly<Record<EmailMessage, readonly string[]>>;
  /** How many emails say a text. */
  counts: ReadonlyMap<string, number>;
}

let kept: Promise<EmailsAndTexts> | undefined;

/** Once for each process: what an email says follows from the code alone. */
export const emailsAndTexts = (): Promise<EmailsAndTexts> => {
  kept ??= findTexts();
  return kept;
};

const nowhere = "https://example.com";

async function findTexts(): Promise<EmailsAndTexts> {
  const places = new Map(emailTexts.map(({ name }, at) => [name, at]));
  const setOfText = (text: string) =>
    [...places].find(([name]) => text.startsWith(`${name}.`))?.[1] ?? 0;
  const textsOfEmails: Partial<Record<EmailMessage, readonly string[]>> = {};
  for (const message of sentEmails) {
    const texts = new Set<string>();
    for (const language of languages) {
      const cases = emailExamples[message].cases(exampleFacts(language, nowhere));
      for (const emailCase of cases)
        for (const text of await textsReadBy(emailCase)) texts.add(text);
    }
    // What all emails have in common comes after what this one says.
    textsOfEmails[message] = [...texts].toSorted((a, b) => setOfText(a) - setOfText(b));
  }
  const counts = new Map<string, number>();
  for (const texts of Object.values(textsOfEmails))
    for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return {
    // Each message has had its entry.
    textsOf: textsOfEmails as Record<EmailMessage, readonly string[]>,
    counts,
  };
}
