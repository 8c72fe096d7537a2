/** Features add their parts of the office's start page with these. */
import type { Database } from "#platform/database/client.ts";
import type { LocalDate } from "#platform/format/local-date.ts";
import { formatCount } from "#platform/frame/format-count.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Permission } from "#platform/identity/permissions.ts";
import type { WrittenWords } from "#platform/language/written-words.ts";

export interface StartPageRequest {
  db: Database;
  actor: Actor;
  now: Date;
  /** Today by the company's calendar. */
  today: LocalDate;
  /** The last day before today on which the office was open: what came since is new. */
  since: LocalDate;
}

/** One of the records that a line counts. */
export interface StartPageEntry {
  to: string;
  label: string | WrittenWords;
  detail: string | WrittenWords;
}

export interface StartPageLine {
  /** Leads to the list of what is counted. */
  to: string;
  /** Nothing is said of none. */
  count: number;
  /** The sentence, with its number in a `number` tag. */
  text: string;
  /** The records that need somebody most. */
  entries: readonly StartPageEntry[];
}

export interface StartPageLines {
  /** Past what was promised or planned. */
  late?: readonly StartPageLine[];
  waiting?: readonly StartPageLine[];
  /** Lines about what happened since the last working day. */
  changed?: readonly StartPageLine[];
}

export interface StartPagePart {
  needs: Permission;
  /** The order among the parts of all features: the lowest comes first. */
  place: number;
  read(question: StartPageRequest): Promise<StartPageLines>;
}

/** Entries beneath a line; the list that it leads to has the others. */
export const maxEntries = 3;

/** @param say the sentence, by the number that it is about and by how that is shown, e.g. `500+` */
export const countedLine = (
  to: string,
  count: number,
  say: (values: { count: number; shown: string }) => string,
  entries: readonly StartPageEntry[] = [],
): StartPageLine => ({ to, count, text: say({ count, shown: formatCount(count) }), entries });
