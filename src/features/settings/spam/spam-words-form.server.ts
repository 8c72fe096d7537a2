/** A list of phrases in one field, a subject on each line, and what is wrong with a line. */
import * as z from "zod/mini";
import { byLanguage } from "#platform/language/by-language.ts";
import { phrasesOf } from "#platform/submissions/spam-phrases.ts";
import { settingsServerMessages } from "../messages.server.ts";

const maxLines = 200;
const maxLineLength = 500;
/** A phrase of fewer letters stands in half of all messages. */
const minLetters = 3;
const maxGaps = 2;

/** Lines as they are stored: without surrounding or repeated white space, each once. */
function linesOf(typed: string): readonly string[] {
  const lines = typed
    .normalize("NFC")
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => line.trim().replaceAll(/\s+/gu, " "))
    .filter((line) => line !== "");
  const byCaselessText = new Map(lines.map((line) => [line.toLowerCase(), line]));
  return [...byCaselessText.values()];
}

const isTooShort = (phrase: string): boolean =>
  (phrase.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < minLetters;

/** Three dots stand between words, and a star ends one. */
const isUnreadable = (phrase: string): boolean => {
  const parts = phrase.split("...").map((part) => part.trim());
  return (
    parts.length > maxGaps + 1 ||
    parts.some((part) => isTooShort(part)) ||
    /\*(?=[^\s.])/u.test(phrase)
  );
};

export const spamWordsForm = byLanguage((language) => {
  const { spamWords: errors } = settingsServerMessages(language).errors;
  /** @returns the first fault, with the number of its line */
  const faultOf = (lines: readonly string[]): string | undefined => {
    if (lines.length > maxLines) return errors.tooMany({ max: maxLines });
    for (const [index, line] of lines.entries()) {
      const at = { line: index + 1 };
      const phrases = phrasesOf(line);
      if (line.length > maxLineLength) return errors.tooLong({ ...at, max: maxLineLength });
      const short = phrases.find((phrase) => isTooShort(phrase));
      if (short !== undefined || phrases.length === 0)
        return errors.tooShort({ ...at, found: (short ?? line).slice(0, 40) });
      const unreadable = phrases.find((phrase) => isUnreadable(phrase));
      if (unreadable !== undefined)
        return errors.unreadable({ ...at, found: unreadable.slice(0, 40) });
    }
    return undefined;
  };
  return z.object({
    words: z.pipe(
      z.string(errors.tooMany({ max: maxLines })),
      z.pipe(
        z.transform(linesOf),
        z.array(z.string()).check((context) => {
          const message = faultOf(context.value);
          if (message !== undefined)
            context.issues.push({ code: "custom", input: context.value, message });
        }),
      ),
    ),
  });
});
