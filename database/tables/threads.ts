import { sql } from "drizzle-orm";
import {
  bigint,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { facilityColumns, ofFacility } from "./facility-columns.ts";
import { searchColumn } from "./submission-columns.ts";

/** Between a client's people and the account team, about a facility. */
export const threads = pgTable(
  "threads",
  {
    id: uuid().primaryKey(),
    ...facilityColumns(),
    subject: text().notNull(),
    startedBy: uuid("started_by")
      .notNull()
      .references(() => accounts.id),
    startedAt: timestamp("started_at", { withTimezone: true }).notNull().defaultNow(),
    /** Of its newest message: lists are sorted by it. */
    lastPosition: bigint("last_position", { mode: "number" }).notNull().default(0),
    /** Up to which message people were told by email of what they have not read. */
    toldPosition: bigint("told_position", { mode: "number" }).notNull().default(0),
    words: searchColumn(["subject"]),
  },
  (table) => [
    ofFacility("threads_facility", table),
    unique("threads_of_facility").on(table.id, table.facilityId, table.clientId),
    index("threads_newest").on(table.lastPosition),
    index("threads_of_client").on(table.clientId, table.lastPosition),
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
    sentAt: timestamp("sent_at", { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    /** Made by the browser: a message that is sent again after a lost answer stands once. */
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
