import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { workOrders } from "#features/work-orders/tables/work-orders.ts";
import { indexedWords } from "#platform/database/tables/indexed-words.ts";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import {
  facilityColumns,
  inSameFacility,
  ofFacility,
} from "#platform/identity/tables/facility-columns.ts";
import type { KeyKind } from "../key-types.ts";

/** A key, a card, a fob or a code of a client's building, in one or more copies. */
export const keys = pgTable(
  "keys",
  {
    id: uuid().primaryKey(),
    ...facilityColumns(),
    kind: text().$type<KeyKind>().notNull(),
    label: text().notNull(),
    /** The doors or alarms that it is for. */
    opens: text().notNull().default(""),
    /** The place of a copy that nobody has. */
    keyBox: text("key_box").notNull().default(""),
    /** For a code: the number of people who may know it at once. */
    copies: integer().notNull(),
    /** Codes only: encrypted for this row, and erased when the code is retired. */
    encryptedCode: text("encrypted_code"),
    addedBy: accountReference("added_by").notNull(),
    addedAt: timestamptz("added_at").notNull().default(sql`clock_timestamp()`),
    retiredAt: timestamptz("retired_at"),
  },
  (table) => [
    ofFacility("keys_facility", table),
    unique("keys_tenant").on(table.id, table.facilityId, table.clientId),
    uniqueIndex("keys_label")
      .on(table.facilityId, sql`lower(label)`)
      .where(sql`retired_at is null`),
    index("keys_of_client").on(table.clientId),
    index("keys_words").using("gin", indexedWords(table.label, table.opens)),
    check("keys_kind", sql`kind in ('key', 'card', 'fob', 'code')`),
    check("keys_copies", sql`copies between 1 and 99`),
    check("keys_code", sql`(encrypted_code is not null) = (kind = 'code' and retired_at is null)`),
  ],
);

/** One copy out of the key box, from the moment that it is handed over until it is back. */
export const keyIssues = pgTable(
  "key_issues",
  {
    id: uuid().primaryKey(),
    ...facilityColumns(),
    keyId: uuid("key_id").notNull(),
    /** Counted from 1 to the number of copies of the key. */
    copy: integer().notNull(),
    /** Null where a copy was lost out of the key box. */
    holderId: accountReference("holder_id"),
    /** Whom the holder has it for. */
    crew: text().notNull().default(""),
    issuedBy: accountReference("issued_by").notNull(),
    issuedAt: timestamptz("issued_at").notNull(),
    /** The last day, where the facility is, on which it should come back. */
    dueOn: date("due_on", { mode: "string" }),
    /** The moment at which the holder confirmed the receipt. */
    receivedAt: timestamptz("received_at"),
    /** The moment at which the holder reported it as returned; it is out until the office confirms that. */
    givenBackAt: timestamptz("given_back_at"),
    returnedAt: timestamptz("returned_at"),
    returnedBy: accountReference("returned_by"),
    /** Stays when the copy was found again. */
    lostAt: timestamptz("lost_at"),
    lostBy: accountReference("lost_by"),
    /** The work order for new locks, or for another code. */
    workOrderId: uuid("work_order_id"),
  },
  (table) => [
    inSameFacility("key_issues_key", table.keyId, table, keys),
    inSameFacility("key_issues_order", table.workOrderId, table, workOrders),
    // If two people take the last copy at once, the second insert fails.
    uniqueIndex("key_issues_copy").on(table.keyId, table.copy).where(sql`returned_at is null`),
    index("key_issues_of_key").on(table.keyId, table.issuedAt),
    index("key_issues_of_holder").on(table.holderId).where(sql`returned_at is null`),
    index("key_issues_of_order").on(table.workOrderId),
    check("key_issues_copy_number", sql`copy between 1 and 99`),
    check("key_issues_with_somebody", sql`holder_id is not null or lost_at is not null`),
    check("key_issues_returned", sql`(returned_at is null) = (returned_by is null)`),
    check("key_issues_lost", sql`(lost_at is null) = (lost_by is null)`),
    check("key_issues_new_locks", sql`work_order_id is null or lost_at is not null`),
    check(
      "key_issues_in_order",
      sql`received_at >= issued_at and given_back_at >= issued_at
        and returned_at >= issued_at and lost_at >= issued_at`,
    ),
  ],
);

export type KeyRow = typeof keys.$inferSelect;
export type KeyIssueRow = typeof keyIssues.$inferSelect;
