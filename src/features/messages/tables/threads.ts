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
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { documents } from "#features/documents/tables/documents.ts";
import { inspections } from "#features/inspections/tables/inspections.ts";
import { invoices } from "#features/invoices/tables/invoices.ts";
import { visits } from "#features/visits/tables/visits.ts";
import { workOrders } from "#features/work-orders/tables/work-orders.ts";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import {
  facilityColumns,
  inSameFacility,
  ofFacility,
} from "#platform/identity/tables/facility-columns.ts";
import type { Language } from "#platform/language/language.ts";
import { searchColumn } from "#platform/submissions/tables/submission-columns.ts";
import type { MadeMessage, MadeSubject } from "../made-feedback-types.ts";

/** A thread is between a client's people and the account team, about a facility or one record of it. */
export const threads = pgTable(
  "threads",
  {
    id: uuid().primaryKey(),
    ...facilityColumns(),
    subject: text().notNull(),
    /** The language of whoever typed the subject; null for subjects from before November 30, 2026. */
    language: text().$type<Language>(),
    /** Facts from which the product writes the subject, if nobody has typed one. */
    made: jsonb().$type<MadeSubject>(),
    /** The record that it is about; all null if it is about the facility as a whole. */
    workOrderId: uuid("work_order_id"),
    visitId: uuid("visit_id"),
    invoiceId: uuid("invoice_id"),
    documentId: uuid("document_id"),
    inspectionId: uuid("inspection_id"),
    startedBy: accountReference("started_by").notNull(),
    startedAt: timestamptz("started_at").notNull().defaultNow(),
    /** Position of its newest message, by which lists are sorted. */
    lastPosition: bigint("last_position", { mode: "number" }).notNull().default(0),
    /** True if the newest message is from a client's person. */
    awaitsAnswer: boolean("awaits_answer").notNull().default(false),
    /** Position of the last unread message that people were told of by email. */
    toldPosition: bigint("told_position", { mode: "number" }).notNull().default(0),
    words: searchColumn(["subject"]),
  },
  (table) => [
    ofFacility("threads_facility", table),
    inSameFacility("threads_work_order", table.workOrderId, table, workOrders),
    // The migration empties `visit_id` alone where a visit is dropped.
    inSameFacility("threads_visit", table.visitId, table, visits).onDelete("set null"),
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
    inSameFacility("threads_inspection", table.inspectionId, table, inspections),
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
    /** The order of commits, because the thread is locked while a message is added. */
    position: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
    authorId: accountReference("author_id").notNull(),
    text: text().notNull(),
    /** The language of its author; null for messages from before November 29, 2026. */
    language: text().$type<Language>(),
    /** Facts from which the product writes the sentences around the text. */
    made: jsonb().$type<MadeMessage>(),
    sentAt: timestamptz("sent_at").notNull().default(sql`clock_timestamp()`),
    /** Made by the browser: a message that is sent again after a lost answer appears once. */
    attempt: uuid().notNull(),
    words: searchColumn(["text"]),
  },
  (table) => [
    inSameFacility("thread_messages_thread", table.threadId, table, threads),
    uniqueIndex("thread_messages_attempt").on(table.authorId, table.attempt),
    uniqueIndex("thread_messages_in_order").on(table.threadId, table.position),
    index("thread_messages_words").using("gin", table.words),
  ],
);

/** The last message that a person has read, and the last one that an email told them of. */
export const threadReaders = pgTable(
  "thread_readers",
  {
    threadId: uuid("thread_id")
      .notNull()
      .references(() => threads.id),
    accountId: accountReference("account_id").notNull(),
    readPosition: bigint("read_position", { mode: "number" }).notNull().default(0),
    emailedPosition: bigint("emailed_position", { mode: "number" }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.accountId] }),
    index("thread_readers_account").on(table.accountId),
  ],
);
