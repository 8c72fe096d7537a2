/** Finds the texts of each email by rendering its examples, so that no list has to be kept by hand. */
import { emailExamples, emailTexts } from "#features/email-texts.server.ts";
import { exampleFacts } from "#platform/email/email-examples.server.ts";
import type { EmailMessage } from "#platform/email/email-messages.ts";
import { textsReadBy } from "#platform/email/email-rendering.server.ts";
import { languages } from "#platform/language/language.ts";

export const sentEmails = Object.keys(emailExamples) as readonly EmailMessage[];

export const isSentEmail = (name: string): name is EmailMessage =>
  Object.hasOwn(emailExamples, name);

export interface EmailsAndTexts {
  /** The order is that in the email, with shared texts at the end. */
  textsOf: Readonly<Record<EmailMessage, readonly string[]>>;
  /** The number of emails that use a text. */
  counts: ReadonlyMap<string, number>;
}

let kept: Promise<EmailsAndTexts> | undefined;

/** Once is enough for each process, because the texts of an email follow from the code alone. */
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
    // Texts that all emails share come after those of this email.
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
