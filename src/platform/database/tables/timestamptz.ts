import { timestamp } from "drizzle-orm/pg-core";

/** A moment: what PostgreSQL calls `timestamptz`, and a `Date` where it is read. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true });
