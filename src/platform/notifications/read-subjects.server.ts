/** `describe` of notifications reads the records of all of them at once with these. */
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type Language, parseLanguage } from "#platform/language/language.ts";
import { type WrittenWords, writtenAlone } from "#platform/language/written-words.ts";
import type { RaisedNotification } from "./notification-definitions.server.ts";

const excerptLength = 200;

/** Longer than what is shown: the words may become part of a sentence. */
const keptLength = 280;

/** The beginning of a longer text: lists and digests show no more of it. */
export const excerptOf = (text: PgColumn): SQL<string> =>
  sql<string>`left(${text}, ${excerptLength})`;

/** The quotation goes into the details, because the text may be deleted before anybody reads it. */
export const quoteInDetails = (text: string, language: Language | null) => ({
  text: Array.from(text).slice(0, keptLength).join(""),
  language,
});

/** Details of an earlier version have a quotation without its language. */
export const quotedIn = ({
  text,
  language,
}: RaisedNotification["details"]): WrittenWords | undefined =>
  typeof text === "string" && text !== ""
    ? writtenAlone(text, parseLanguage(language) ?? null)
    : undefined;

export const recordIdsOf = (notifications: readonly RaisedNotification[]): string[] => [
  ...new Set(notifications.map(({ recordId }) => recordId)),
];

/** @param name of a detail that holds the id of a part of the record, e.g. of a comment */
export const idsInDetails = (
  notifications: readonly RaisedNotification[],
  name: string,
): string[] => [
  ...new Set(
    notifications.flatMap(({ details }) => {
      const id = details[name];
      return typeof id === "string" ? id : [];
    }),
  ),
];

/** Rows by their ids. */
export const byId = <Row extends { id: string }>(rows: readonly Row[]): ReadonlyMap<unknown, Row> =>
  new Map(rows.map((row) => [row.id, row]));
