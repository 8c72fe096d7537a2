import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/**
 * What was done to a record, append-only: triggers refuse every change, and a deletion while the
 * record exists (`migrations/*_office.sql`). They go with their record.
 */
export const historyEvents = pgTable(
  "history_events",
  {
    id: uuid().primaryKey(),
    /** Tells the order, which clocks of several processes do not. */
    position: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The noun, e.g. `lead`. */
    recordKind: text("record_kind").notNull(),
    recordId: uuid("record_id").notNull(),
    /** What was done, e.g. `assigned`. */
    kind: text().notNull(),
    actorId: uuid("actor_id").notNull(),
    /** What it changed, and what stood there before; never what a visitor wrote. */
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index("history_events_record").on(table.recordKind, table.recordId, table.position)],
);

export type HistoryEventRow = typeof historyEvents.$inferSelect;
