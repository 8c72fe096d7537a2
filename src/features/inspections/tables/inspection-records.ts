/** Answers, deficiencies, and remarks about the items of an inspection. */
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { workOrders } from "#features/work-orders/tables/work-orders.ts";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import { facilityColumns, inSameFacility } from "#platform/identity/tables/facility-columns.ts";
import type { Language } from "#platform/language/language.ts";
import { inspectionItems, inspections } from "./inspections.ts";

/** Answers never change: a later one names those that it replaces. */
export const inspectionAnswers = pgTable(
  "inspection_answers",
  {
    id: uuid().primaryKey(),
    inspectionId: uuid("inspection_id").notNull(),
    itemId: uuid("item_id").notNull(),
    ...facilityColumns(),
    /** `1` to `5`, `pass`, `fail` or `na`; null for a comment alone. */
    rating: text(),
    comment: text().notNull().default(""),
    /** The language of whoever typed the comment; null for comments from before November 29, 2026. */
    language: text().$type<"en" | "es">(),
    /** Answers that its giver saw: if two phones saw the same, both of their answers stand. */
    replaces: uuid().array().notNull(),
    /** Came after it was finished: shown, and not counted. */
    isLate: boolean("is_late").notNull().default(false),
    givenBy: accountReference("given_by").notNull(),
    givenAt: timestamptz("given_at").notNull(),
    /** The order of arrival. */
    position: integer().generatedAlwaysAsIdentity(),
  },
  (table) => [
    foreignKey({
      name: "inspection_answers_item",
      columns: [table.itemId, table.inspectionId],
      foreignColumns: [inspectionItems.id, inspectionItems.inspectionId],
    }),
    index("inspection_answers_of_inspection").on(table.inspectionId, table.position),
    check(
      "inspection_answers_rating",
      sql`rating in ('1', '2', '3', '4', '5', 'pass', 'fail', 'na')`,
    ),
    // An answer without rating and comment takes back those that it replaces.
    check(
      "inspection_answers_content",
      sql`rating is not null or comment <> '' or cardinality(replaces) > 0`,
    ),
  ],
);

/** Entries of phones, under ids that the phones made: one that arrives twice changes nothing. */
export const inspectionEntries = pgTable(
  "inspection_entries",
  {
    id: uuid().primaryKey(),
    inspectionId: uuid("inspection_id").notNull(),
    ...facilityColumns(),
    kind: text().notNull(),
    givenBy: accountReference("given_by").notNull(),
    givenAt: timestamptz("given_at").notNull(),
    receivedAt: timestamptz("received_at").notNull().defaultNow(),
  },
  (table) => [
    inSameFacility("inspection_entries_inspection", table.inspectionId, table, inspections),
    index("inspection_entries_of_inspection").on(table.inspectionId),
  ],
);

/** A failed item, until the client has accepted that it is put right. */
export const deficiencies = pgTable(
  "deficiencies",
  {
    id: uuid().primaryKey(),
    inspectionId: uuid("inspection_id").notNull(),
    itemId: uuid("item_id").notNull(),
    ...facilityColumns(),
    /** The day is one of the facility's calendar. */
    dueOn: date("due_on", { mode: "string" }).notNull(),
    workOrderId: uuid("work_order_id"),
    reinspectedAt: timestamptz("reinspected_at"),
    reinspectedBy: accountReference("reinspected_by"),
    rating: text(),
    acceptedAt: timestamptz("accepted_at"),
    acceptedBy: accountReference("accepted_by"),
  },
  (table) => [
    foreignKey({
      name: "deficiencies_item",
      columns: [table.itemId, table.inspectionId],
      foreignColumns: [inspectionItems.id, inspectionItems.inspectionId],
    }),
    inSameFacility("deficiencies_inspection", table.inspectionId, table, inspections),
    inSameFacility("deficiencies_order", table.workOrderId, table, workOrders),
    unique("deficiencies_one").on(table.itemId),
    index("deficiencies_of_inspection").on(table.inspectionId),
    index("deficiencies_of_order").on(table.workOrderId).where(sql`work_order_id is not null`),
    check(
      "deficiencies_reinspected",
      sql`(reinspected_at is null) = (reinspected_by is null) and (reinspected_at is null) = (rating is null)`,
    ),
    check(
      "deficiencies_accepted",
      sql`(accepted_at is null) = (accepted_by is null) and (accepted_at is null or reinspected_at is not null)`,
    ),
  ],
);

/** Remarks of both sides about an item of a finished inspection. */
export const inspectionRemarks = pgTable(
  "inspection_remarks",
  {
    id: uuid().primaryKey(),
    inspectionId: uuid("inspection_id").notNull(),
    itemId: uuid("item_id").notNull(),
    ...facilityColumns(),
    authorId: accountReference("author_id").notNull(),
    /** The client does not agree with the rating; answered by the next remark of staff. */
    isDispute: boolean("is_dispute").notNull(),
    text: text().notNull(),
    /** The language of its author; null for remarks from before November 30, 2026. */
    language: text().$type<Language>(),
    writtenAt: timestamptz("written_at").notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    foreignKey({
      name: "inspection_remarks_item",
      columns: [table.itemId, table.inspectionId],
      foreignColumns: [inspectionItems.id, inspectionItems.inspectionId],
    }),
    inSameFacility("inspection_remarks_inspection", table.inspectionId, table, inspections),
    index("inspection_remarks_of_inspection").on(table.inspectionId, table.writtenAt),
  ],
);
