/** A crew's note is either a code, which each reader gets in their own language, or typed text. */
import { type Language, parseLanguage } from "#platform/language/language.ts";
import {
  ownWords,
  plainWords,
  quoteWritten,
  type WrittenWords,
  writtenAlone,
} from "#platform/language/written-words.ts";
import { en } from "./messages/en.ts";
import { crewNoteMessages } from "./messages.ts";

const { groups, withText: _, ...notesByGroup } = en;

type Group = keyof typeof groups;

export type CrewNoteCode = {
  [Name in Group]: keyof (typeof en)[Name];
}[Group];

export interface CrewNote {
  /** Null where it is in the crew's own words alone. */
  code: string | null;
  /** The crew's own text; empty if the code says everything. */
  text: string;
  /** The language of the text; null where it is not known, as in notes from before it was kept. */
  language: string | null;
}

export const crewNoteCodes = Object.values(notesByGroup).flatMap(
  (notes) => Object.keys(notes) as CrewNoteCode[],
);

/** The phrases in their groups, for a choice. */
export function crewNoteGroups(language: Language) {
  const { groups: labels, withText: __, ...phrases } = crewNoteMessages(language);
  return (Object.keys(labels) as Group[]).map((group) => ({
    id: group,
    label: labels[group],
    options: Object.entries(phrases[group]).map(([value, label]) => ({ value, label })),
  }));
}

/** @returns undefined without a code, or for one of another version of the product */
export const crewNotePhrase = (code: string | null, language: Language): string | undefined =>
  crewNoteGroups(language)
    .flatMap(({ options }) => options)
    .find(({ value }) => value === code)?.label;

/** One line, because emails quote it. */
export function crewNoteWords(
  { code, text, language: written }: CrewNote,
  language: Language,
): WrittenWords {
  const phrase = crewNotePhrase(code, language);
  const writtenIn = parseLanguage(written) ?? null;
  if (phrase === undefined) return writtenAlone(text, writtenIn);
  if (text === "") return ownWords(phrase);
  const { withText } = crewNoteMessages(language);
  return quoteWritten((quoted) => withText({ phrase, text: quoted }), text, writtenIn);
}

/** The same where nothing can be marked. */
export const crewNoteLine = (note: CrewNote, language: Language): string =>
  plainWords(crewNoteWords(note, language));
