import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import { clients } from "#platform/identity/tables/clients.ts";
import { ofFacility } from "#platform/identity/tables/facility-columns.ts";

/** Each person has a row, because people read on their own. */
export const notifications = pgTable(
  "notifications",
  {
    id: uuid().primaryKey(),
    /** The client that it is about; null if it is about none. */
    clientId: uuid("client_id").references(() => clients.id),
    /** Null: about the client as a whole. */
    facilityId: uuid("facility_id"),
    accountId: accountReference("account_id").notNull(),
    /** The kind for which the person chooses emails (`notifications` of its feature's manifest). */
    kind: text().notNull(),
    /** The event, by the codes of the record's history. */
    event: text().notNull(),
    recordKind: text("record_kind").notNull(),
    recordId: uuid("record_id").notNull(),
    /** Null where the product did it by itself. */
    actorId: accountReference("actor_id"),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Lists are sorted by it, and read up to it. */
    position: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
    createdAt: timestamptz("created_at").notNull().default(sql`clock_timestamp()`),
    readAt: timestamptz("read_at"),
    /** The person's choice at that moment. */
    email: text().$type<"at-once" | "daily" | "off">().notNull(),
    /** The day whose digest has it, where the person is. */
    digestOn: date("digest_on", { mode: "string" }),
    /** No other notification is made while one with this key exists. */
    key: text().unique(),
  },
  (table) => [
    ofFacility("notifications_facility", table),
    index("notifications_of_person").on(table.accountId, table.position),
    index("notifications_unread").on(table.accountId, table.position).where(sql`read_at is null`),
    index("notifications_of_record").on(table.recordId, table.accountId),
    index("notifications_for_digest")
      .on(table.accountId)
      .where(sql`email = 'daily' and digest_on is null and read_at is null`),
    index("notifications_created_at").on(table.createdAt),
    check("notifications_email", sql`email in ('at-once', 'daily', 'off')`),
  ],
);

/** Choices that differ from those that their kinds usually have. */
export const notificationPreferences = pgTable(
  "notification_preferences",
  {
    accountId: accountReference("account_id").notNull(),
    kind: text().notNull(),
    email: text().$type<"at-once" | "daily" | "off">().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.kind] }),
    check("notification_preferences_email", sql`email in ('at-once', 'daily', 'off')`),
  ],
);
