/** The words of spam as a section of the settings. */
import * as z from "zod/mini";
import { shippedSpamWords } from "#content/spam-words.ts";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { TextChanges, Texts } from "#platform/records/merge-edit.ts";
import { changeSection, type Section } from "../change-section.server.ts";

const stored = z.partial(z.object({ lines: z.array(z.string()) }));

const linesOf = (text: string | undefined): readonly string[] =>
  (text ?? "").split("\n").filter((line) => line !== "");

/** Finds the lines that only one of two long lists has. */
function wordsOnly({ before, after }: TextChanges): TextChanges {
  const [was, is] = [linesOf(before.words), linesOf(after.words)];
  const only = (lines: readonly string[], others: readonly string[]) =>
    lines.filter((line) => !others.includes(line)).join("\n");
  return { before: { words: only(was, is) }, after: { words: only(is, was) } };
}

export const spamWordsSection: Section<readonly string[]> = {
  name: "spam-words",
  kind: "spam-words-changed",
  read: (value) => stored.parse(value).lines ?? shippedSpamWords,
  texts: (lines) => ({ words: lines.join("\n") }),
  told: wordsOnly,
};

export const changeStoredSpamWords = (
  context: { db: Database },
  actor: Actor,
  lines: readonly string[],
  seen: Texts = {},
) =>
  changeSection(context, actor, spamWordsSection, {
    seen,
    sent: spamWordsSection.texts(lines),
    merge: () => ({ lines }),
  });
