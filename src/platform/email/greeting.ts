import type { Language } from "#platform/language/language.ts";
import { emailMessages } from "./messages.ts";
import { oneLine } from "./one-line.ts";

const maxCharacters = 60;
const maxWords = 7;

/** Letters of every script and the punctuation of names; so no digit, no slash, no `@`, no symbol. */
const nameCharacters = /^[\p{L}\p{M}\p{Pd} .,'’()]+$/u;
const anyLetter = /\p{L}/u;
/** A dot ends a word or follows an initial (`Jr.`, `J.R.R.`): between words it makes a domain. */
const strayDot = /(?<![\p{L}\p{M}])\.|\.[\p{L}\p{M}]{2}/u;
const webWord = /\b(https?|www)\b|\sdot\s/i;
const longWord = /[\p{L}\p{M}]{41}/u;
const manyCommas = /,.*,.*,/;
/** Look-alike letters of two alphabets in one word. */
const mixedWord =
  /(?=[\p{L}\p{M}]*\p{Script=Latin})[\p{L}\p{M}]*[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const implausible = [strayDot, webWord, longWord, manyCommas, mixedWord];

/**
 * A visitor's name if it is plausibly one: no address, no number and nothing that mail programs turn
 * into a link. Refusing a true name costs no more than a greeting without it.
 */
export function asName(text: string): string | undefined {
  const name = oneLine(text);
  if ([...name].length > maxCharacters || name.split(" ").length > maxWords) return undefined;
  // Programs normalize some characters to plain letters and dots, so that form is checked as well.
  const isName = [name, name.normalize("NFKC")].every(
    (form) =>
      nameCharacters.test(form) &&
      anyLetter.test(form) &&
      !implausible.some((rule) => rule.test(form)),
  );
  return isName ? name : undefined;
}

/** Leaves out an implausible name: an advertisement must not reach a stranger through us. */
export function greeting(fullName: string, language: Language): string {
  const name = asName(fullName);
  const messages = emailMessages(language);
  return name === undefined ? messages.hello : messages.helloName({ name });
}
