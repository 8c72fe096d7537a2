/** What a crew notes of a night: picked by a code, and said in the language of whoever reads it, or written. */
import type { Language } from "#platform/language/language.ts";
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
  /** In the crew's own words; empty where the code says all. */
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

/** In one line, for emails. */
export function crewNoteLine({ code, text }: CrewNote, language: Language): string {
  const phrase = crewNotePhrase(code, language);
  if (phrase === undefined) return text;
  return text === "" ? phrase : crewNoteMessages(language).withText({ phrase, text });
}
