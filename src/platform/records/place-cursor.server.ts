/** Cursors of lists by time are made and compared in the database, as JavaScript has no microseconds. */
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { placePattern } from "./place-cursor.ts";

export const cursorColumn = (at: PgColumn, id: PgColumn): SQL<string> =>
  sql<string>`(extract(epoch from ${at}) * 1000000)::bigint || '-' || ${id}`;

/** @returns time and id as a row of SQL; undefined for what is no cursor */
export function rowAtCursor(cursor: string | undefined): SQL | undefined {
  const { microseconds, id } = cursor?.match(placePattern)?.groups ?? {};
  return microseconds === undefined
    ? undefined
    : sql`(timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond', ${id}::uuid)`;
}
