/** Length and being hard to guess, no rules of composition (NIST 800-63B). */

import { byLanguage } from "#platform/language/by-language.ts";
import { identityMessages } from "../messages.server.ts";
import { isCommonPassword } from "./common-passwords.server.ts";
import { normalized } from "./password-hash.server.ts";

const minCharacters = 12;
const maxCharacters = 256;

export type PasswordProblem = "too-short" | "too-long" | "common" | "simple" | "personal";

export const passwordErrors = byLanguage((language): Readonly<Record<PasswordProblem, string>> => {
  const messages = identityMessages(language).passwords;
  return {
    ...messages,
    "too-short": messages["too-short"]({ min: minCharacters }),
    "too-long": messages["too-long"]({ max: maxCharacters }),
  };
});

/** Told with the other faults of a form, before anything else about the password is looked at. */
export function findLengthFault(password: string): "too-short" | "too-long" | undefined {
  const { length } = [...normalized(password)];
  if (length < minCharacters) return "too-short";
  return length > maxCharacters ? "too-long" : undefined;
}

/** @param context words that an attacker would try for this person: name, username, email, company */
export async function findPasswordError(
  password: string,
  context: readonly (string | null | undefined)[],
): Promise<PasswordProblem | undefined> {
  const lengthFault = findLengthFault(password);
  if (lengthFault !== undefined) return lengthFault;
  const lower = normalized(password).normalize("NFKC").toLowerCase();
  if (isSimple(lower)) return "simple";
  if (isPersonal(lower, context)) return "personal";
  return (await isCommonPassword(lower)) ? "common" : undefined;
}

const minDifferentCharacters = 5;
const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "1234567890", "abcdefghijklmnopqrstuvwxyz"];
const columns = ["1qaz2wsx3edc4rfv5tgb6yhn7ujm", "qazwsxedcrfvtgbyhnujm"];
/** Twice in a row, so that `890123` is found as well, and backwards. */
const paths = [...rows, ...columns].flatMap((row) => [
  row.repeat(2),
  [...row].reverse().join("").repeat(2),
]);

function isSimple(text: string): boolean {
  const characters = [...text];
  if (new Set(characters).size < minDifferentCharacters) return true;
  if (isRepetition(text)) return true;
  // Keyboard runs of three and more are removed; the rest must be strong enough.
  const rest = withoutRuns(text);
  return [...rest].length < minDifferentCharacters;
}

/** The same part at least three times, e.g. `abcd1abcd1abcd1`. */
function isRepetition(text: string): boolean {
  for (let length = 1; length <= text.length / 3; length++) {
    const unit = text.slice(0, length);
    if (unit.repeat(Math.ceil(text.length / length)).startsWith(text)) return true;
  }
  return false;
}

function withoutRuns(text: string): string {
  let rest = "";
  for (let at = 0; at < text.length; ) {
    let length = 3;
    while (at + length <= text.length && isRun(text.slice(at, at + length))) length += 1;
    const others = length - 1;
    if (others >= 3) at += others;
    else rest += text[at++];
  }
  return rest;
}

const isRun = (part: string): boolean =>
  paths.some((path) => path.includes(part)) || new Set(part).size === 1;

const minWordCharacters = 4;
const minCharactersBesideWords = 6;

/** True if too little of the password is left without the person's own words. */
function isPersonal(text: string, context: readonly (string | null | undefined)[]): boolean {
  const words = context
    .flatMap((one) =>
      (one ?? "")
        .normalize("NFKC")
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u),
    )
    .filter((word) => word.length >= minWordCharacters)
    .toSorted((a, b) => b.length - a.length);
  let rest = text;
  for (const word of words) rest = rest.replaceAll(word, "");
  if (rest === text) return false;
  return [...rest.replaceAll(/[^\p{L}]/gu, "")].length < minCharactersBesideWords;
}
