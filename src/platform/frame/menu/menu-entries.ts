import { plainLetters } from "#platform/search/plain-letters.ts";

/** Something that the command menu leads to. */
export interface MenuEntry {
  to: string;
  label: string;
  /** Tells it from others of that name, e.g. the facility. */
  detail?: string;
  /** True for a page of another area, which is another document. */
  isElsewhere?: boolean;
}

export interface MenuGroup {
  title: string;
  entries: readonly MenuEntry[];
}

export interface MenuProps {
  /** Groups that are there without a search: sections and actions. */
  groups: readonly MenuGroup[];
  /** Address of the search. */
  find: string;
  onClose: () => void;
}

/** Shorter words are asked of nobody: they begin too much. */
const minLetters = 2;
export const maxLetters = 200;

export const isSearchable = (words: string): boolean =>
  (words.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= minLetters;

/** The entries of whose label each word begins a word; groups without one are left out. */
export function matchingGroups(groups: readonly MenuGroup[], words: string): MenuGroup[] {
  const searchWords = plainLetters(words).split(/\s+/).filter(Boolean);
  return groups
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ label }) => {
        const labelWords = plainLetters(label).split(" ");
        return searchWords.every((word) =>
          labelWords.some((labelWord) => labelWord.startsWith(word)),
        );
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}
