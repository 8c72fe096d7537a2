import { bigint, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";

/** Append-only by triggers (`migrations/*_office.sql`), deleted with its record. */
export const historyEvents = pgTable(
  "history_events",
  {
    id: uuid().primaryKey(),
    position: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
    at: timestamptz("at").notNull().defaultNow(),
    recordKind: text("record_kind").notNull(),
    recordId: uuid("record_id").notNull(),
    kind: text().notNull(),
    /** Null where the product did it by itself. */
    actorId: uuid("actor_id"),
    /** Set for records that belong to a client. */
    clientId: uuid("client_id"),
    facilityId: uuid("facility_id"),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    index("history_events_record").on(table.recordKind, table.recordId, table.position),
    // The audit needs each of its filters in the order of time.
    index("history_events_at").on(table.at),
    index("history_events_actor_at").on(table.actorId, table.at),
    index("history_events_client_at").on(table.clientId, table.at),
    index("history_events_facility_at").on(table.facilityId, table.at),
    index("history_events_noun_at").on(table.recordKind, table.at),
    index("history_events_kind_at").on(table.recordKind, table.kind, table.at),
  ],
);

export type HistoryEventRow = typeof historyEvents.$inferSelect;
