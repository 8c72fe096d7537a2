import { index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/**
 * What happened to accounts, append-only: triggers refuse every change, and a deletion before its
 * time (`migrations/*_append_only_audit.sql`). Without foreign keys, which would lock accounts.
 */
export const auditEvents = pgTable(
  "audit_events",
  {
    id: uuid().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** One of `AuditKind`, e.g. `signed-in`. */
    kind: text().notNull(),
    /** Who did it; absent where nobody was signed in. */
    actorId: uuid("actor_id"),
    /** Whom it concerns; absent where the typed name belongs to nobody. */
    accountId: uuid("account_id"),
    clientId: uuid("client_id"),
    requestId: text("request_id"),
    /** Never a secret, a password or a typed name. */
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    index("audit_events_account").on(table.accountId, table.at),
    index("audit_events_at").on(table.at),
  ],
);

export type AuditEventRow = typeof auditEvents.$inferSelect;
