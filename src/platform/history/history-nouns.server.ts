/** The audit names nouns, their records and their events by these. */
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#platform/database/client.ts";
import type { Language } from "#platform/language/language.ts";
import type { HistoryKindOf, HistoryRecordKind } from "./history-messages.ts";

/** A feature adds what else the history of its nouns has to know of a record. */
export interface RecordName {
  name: string;
}

export type Names<Name> = readonly (readonly [id: string, name: Name])[];

export type NameReader = (
  db: Database,
  ids: readonly string[],
  language: Language,
) => Promise<Names<RecordName>>;

/** Words a field of a change for its readers. */
export interface FieldDescription {
  /** The label of the field in its form. */
  label?: string;
  /** Labels of values that are chosen from a list. */
  options?: Readonly<Record<string, string>>;
}

/** What the values of a choice are called. */
export const namesOfChoices = (choices: readonly { value: string; label: string }[]) =>
  Object.fromEntries(choices.map(({ value, label }) => [value, label]));

export interface HistoryNoun<Noun extends HistoryRecordKind> {
  /** The noun in front of the name of a record. */
  singular(language: Language): string;
  /** The label in the filter's list. */
  plural(language: Language): string;
  /** The order in the filter's list: the lowest comes first. */
  place: number;
  messages(language: Language): Readonly<Record<HistoryKindOf<Noun>, string>>;
  /** The feature's own description of a field; undefined leaves it to the names of the audit. */
  describeField?(name: string, language: Language): FieldDescription | undefined;
  /** Leaves out records that were deleted. */
  readNames: NameReader;
  /** Address of a record's page, where it has one. */
  pathOf?(
    change: { recordId: string | null; clientId: string | null; facilityId: string | null },
    record: RecordName,
  ): string;
}

/** A noun that a feature declares and does not describe does not compile. */
export type HistoryNouns = { readonly [Noun in HistoryRecordKind]: HistoryNoun<Noun> };

/** @param ids UUIDs; a page of changes names thousands, and each would be a parameter of its own */
export const isAmong = (column: PgColumn, ids: readonly string[]): SQL =>
  sql`${column} = any(${`{${ids.join(",")}}`}::uuid[])`;

/** One column names such nouns. */
export const namedBy =
  (table: PgTable & { id: PgColumn }, column: PgColumn): NameReader =>
  async (db, ids) => {
    const rows = await db
      .select({ id: sql<string>`${table.id}`, name: sql<string>`${column}` })
      .from(table)
      .where(isAmong(table.id, ids));
    return rows.map(({ id, name }) => [id, { name }]);
  };
