import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { threads } from "#features/messages/tables/threads.ts";
import { workOrders } from "#features/work-orders/tables/work-orders.ts";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import {
  facilityColumns,
  inSameFacility,
  ofFacility,
} from "#platform/identity/tables/facility-columns.ts";

/** A question to one person, and the answer; how an answer changed stands in the history. */
export const feedback = pgTable(
  "feedback",
  {
    id: uuid().primaryKey(),
    ...facilityColumns(),
    accountId: accountReference("account_id").notNull(),
    /** The work order that was finished; null for a quarter of the facility. */
    workOrderId: uuid("work_order_id"),
    /** E.g. `2026-Q3`. */
    quarter: text(),
    askedAt: timestamptz("asked_at").notNull(),
    /** After this moment nobody is asked any longer, and the link of the email is dead. */
    expiresAt: timestamptz("expires_at").notNull(),
    emailedAt: timestamptz("emailed_at"),
    secretHash: text("secret_hash"),
    /** 0 to 10. */
    score: integer(),
    reason: text().notNull().default(""),
    /** The language of whoever gave the reason; null for reasons from before November 29, 2026. */
    language: text().$type<"en" | "es">(),
    answeredAt: timestamptz("answered_at"),
    changedAt: timestamptz("changed_at"),
    /** The thread in which the account team was told of a low answer. */
    threadId: uuid("thread_id"),
  },
  (table) => [
    ofFacility("feedback_facility", table),
    inSameFacility("feedback_work_order", table.workOrderId, table, workOrders),
    inSameFacility("feedback_thread", table.threadId, table, threads),
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
