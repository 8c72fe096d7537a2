import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";

/** Append-only by triggers (`migrations/*_append_only_audit.sql`). Foreign keys would lock accounts. */
export const auditEvents = pgTable(
  "audit_events",
  {
    id: uuid().primaryKey(),
    at: timestamptz("at").notNull().defaultNow(),
    kind: text().notNull(),
    actorId: uuid("actor_id"),
    accountId: uuid("account_id"),
    clientId: uuid("client_id"),
    requestId: text("request_id"),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    index("audit_events_account").on(table.accountId, table.at),
    index("audit_events_at").on(table.at),
    index("audit_events_actor_at").on(table.actorId, table.at),
    index("audit_events_client_at").on(table.clientId, table.at),
    index("audit_events_kind_at").on(table.kind, table.at),
  ],
);

export type AuditEventRow = typeof auditEvents.$inferSelect;
