import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Append-only by triggers (`migrations/*_office.sql`), deleted with its record. */
export const historyEvents = pgTable(
  "history_events",
  {
    id: uuid().primaryKey(),
    position: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    recordKind: text("record_kind").notNull(),
    recordId: uuid("record_id").notNull(),
    kind: text().notNull(),
    /** Null where the product did it by itself. */
    actorId: uuid("actor_id"),
    /** Of records that belong to a client. */
    clientId: uuid("client_id"),
    facilityId: uuid("facility_id"),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index("history_events_record").on(table.recordKind, table.recordId, table.position)],
);

export type HistoryEventRow = typeof historyEvents.$inferSelect;
