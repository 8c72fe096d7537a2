import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { threads } from "#features/messages/tables/threads.ts";
import { workOrders } from "#features/work-orders/tables/work-orders.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { facilityColumns, ofFacility } from "#platform/identity/tables/facility-columns.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A question to one person, and the answer; how an answer changed stands in the history. */
export const feedback = pgTable(
  "feedback",
  {
    id: uuid().primaryKey(),
    ...facilityColumns(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    /** The work order that was finished; null for a quarter of the facility. */
    workOrderId: uuid("work_order_id"),
    /** E.g. `2026-Q3`. */
    quarter: text(),
    askedAt: moment("asked_at").notNull(),
    /** From then on the question is not asked anymore, and the link of its email opens nothing. */
    expiresAt: moment("expires_at").notNull(),
    emailedAt: moment("emailed_at"),
    secretHash: text("secret_hash"),
    /** 0 to 10. */
    score: integer(),
    reason: text().notNull().default(""),
    answeredAt: moment("answered_at"),
    changedAt: moment("changed_at"),
    /** The thread in which the account team was told of a low answer. */
    threadId: uuid("thread_id"),
  },
  (table) => [
    ofFacility("feedback_facility", table),
    foreignKey({
      name: "feedback_work_order",
      columns: [table.workOrderId, table.facilityId, table.clientId],
      foreignColumns: [workOrders.id, workOrders.facilityId, workOrders.clientId],
    }),
    foreignKey({
      name: "feedback_thread",
      columns: [table.threadId, table.facilityId, table.clientId],
      foreignColumns: [threads.id, threads.facilityId, threads.clientId],
    }),
    unique("feedback_once_a_work_order").on(table.workOrderId),
    unique("feedback_once_a_quarter").on(table.accountId, table.quarter),
    index("feedback_of_client").on(table.clientId, table.answeredAt),
    index("feedback_of_facility").on(table.facilityId, table.answeredAt),
    index("feedback_of_person").on(table.accountId, table.askedAt),
    index("feedback_answered").on(table.answeredAt, table.id).where(sql`answered_at is not null`),
    check("feedback_about_one", sql`(work_order_id is null) <> (quarter is null)`),
    check("feedback_score", sql`score between 0 and 10`),
    check("feedback_answered_whole", sql`(score is null) = (answered_at is null)`),
  ],
);
