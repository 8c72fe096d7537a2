import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { documents } from "#features/documents/tables/documents.ts";
import { inspections } from "#features/inspections/tables/inspections.ts";
import { invoices } from "#features/invoices/tables/invoices.ts";
import { visits } from "#features/visits/tables/visits.ts";
import { workOrders } from "#features/work-orders/tables/work-orders.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { facilityColumns, ofFacility } from "#platform/identity/tables/facility-columns.ts";
import { searchColumn } from "#platform/submissions/tables/submission-columns.ts";
import type { MadeMessage, MadeSubject } from "../made-feedback-types.ts";

/** Between a client's people and the account team, about a facility or one record of it. */
export const threads = pgTable(
  "threads",
  {
    id: uuid().primaryKey(),
    ...facilityColumns(),
    subject: text().notNull(),
    /** What the product says in place of a subject that somebody has written. */
    made: jsonb().$type<MadeSubject>(),
    /** What it is about, if not the facility as a whole. */
    workOrderId: uuid("work_order_id"),
    visitId: uuid("visit_id"),
    invoiceId: uuid("invoice_id"),
    documentId: uuid("document_id"),
    inspectionId: uuid("inspection_id"),
    startedBy: uuid("started_by")
      .notNull()
      .references(() => accounts.id),
    startedAt: timestamp("started_at", { withTimezone: true }).notNull().defaultNow(),
    /** Position of its newest message, by which lists are sorted. */
    lastPosition: bigint("last_position", { mode: "number" }).notNull().default(0),
    /** Whether its newest message is from a client's person. */
    awaitsAnswer: boolean("awaits_answer").notNull().default(false),
    /** Position of the last unread message that people were told of by email. */
    toldPosition: bigint("told_position", { mode: "number" }).notNull().default(0),
    words: searchColumn(["subject"]),
  },
  (table) => [
    ofFacility("threads_facility", table),
    foreignKey({
      name: "threads_work_order",
      columns: [table.workOrderId, table.facilityId, table.clientId],
      foreignColumns: [workOrders.id, workOrders.facilityId, workOrders.clientId],
    }),
    // The migration empties `visit_id` alone where a visit is dropped.
    foreignKey({
      name: "threads_visit",
      columns: [table.visitId, table.facilityId, table.clientId],
      foreignColumns: [visits.id, visits.facilityId, visits.clientId],
    }).onDelete("set null"),
    // Invoices and documents may be of the client as a whole.
    foreignKey({
      name: "threads_invoice",
      columns: [table.invoiceId, table.clientId],
      foreignColumns: [invoices.id, invoices.clientId],
    }),
    foreignKey({
      name: "threads_document",
      columns: [table.documentId, table.clientId],
      foreignColumns: [documents.id, documents.clientId],
    }),
    foreignKey({
      name: "threads_inspection",
      columns: [table.inspectionId, table.facilityId, table.clientId],
      foreignColumns: [inspections.id, inspections.facilityId, inspections.clientId],
    }),
    check(
      "threads_about_one",
      sql`num_nonnulls(work_order_id, visit_id, invoice_id, document_id, inspection_id) <= 1`,
    ),
    index("threads_of_invoice").on(table.invoiceId).where(sql`invoice_id is not null`),
    index("threads_of_document").on(table.documentId).where(sql`document_id is not null`),
    index("threads_of_inspection").on(table.inspectionId).where(sql`inspection_id is not null`),
    index("threads_of_work_order").on(table.workOrderId).where(sql`work_order_id is not null`),
    index("threads_of_visit").on(table.visitId).where(sql`visit_id is not null`),
    unique("threads_of_facility").on(table.id, table.facilityId, table.clientId),
    index("threads_newest").on(table.lastPosition),
    index("threads_of_client").on(table.clientId, table.lastPosition),
    index("threads_awaiting").on(table.lastPosition).where(sql`awaits_answer`),
    index("threads_untold").on(table.id).where(sql`told_position < last_position`),
    index("threads_words").using("gin", table.words),
  ],
);

export const threadMessages = pgTable(
  "thread_messages",
  {
    id: uuid().primaryKey(),
    ...facilityColumns(),
    threadId: uuid("thread_id").notNull(),
    /** In the order of their commits, as the thread is locked. */
    position: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
    authorId: uuid("author_id")
      .notNull()
      .references(() => accounts.id),
    text: text().notNull(),
    /** What the product says around the text. */
    made: jsonb().$type<MadeMessage>(),
    sentAt: timestamp("sent_at", { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    /** Made by the browser: a message that is sent again after a lost answer appears once. */
    attempt: uuid().notNull(),
    words: searchColumn(["text"]),
  },
  (table) => [
    foreignKey({
      name: "thread_messages_thread",
      columns: [table.threadId, table.facilityId, table.clientId],
      foreignColumns: [threads.id, threads.facilityId, threads.clientId],
    }),
    uniqueIndex("thread_messages_attempt").on(table.authorId, table.attempt),
    uniqueIndex("thread_messages_in_order").on(table.threadId, table.position),
    index("thread_messages_words").using("gin", table.words),
  ],
);

/** How far a person has read a thread, and up to which message an email told of it. */
export const threadReaders = pgTable(
  "thread_readers",
  {
    threadId: uuid("thread_id")
      .notNull()
      .references(() => threads.id),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    readPosition: bigint("read_position", { mode: "number" }).notNull().default(0),
    emailedPosition: bigint("emailed_position", { mode: "number" }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.accountId] }),
    index("thread_readers_account").on(table.accountId),
  ],
);
