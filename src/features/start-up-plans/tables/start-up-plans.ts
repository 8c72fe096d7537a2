import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import {
  facilityColumns,
  inSameFacility,
  ofFacility,
} from "#platform/identity/tables/facility-columns.ts";
import type { Language } from "#platform/language/language.ts";

/** The first 90 days of a facility: one plan each. */
export const startUpPlans = pgTable(
  "start_up_plans",
  {
    id: uuid().primaryKey(),
    ...facilityColumns(),
    /** The first day of service, from which the days of its tasks were reckoned. */
    startsOn: date("starts_on", { mode: "string" }).notNull(),
    madeBy: accountReference("made_by").notNull(),
    madeAt: timestamptz("made_at").notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    ofFacility("start_up_plans_facility", table),
    unique("start_up_plans_once").on(table.facilityId),
    unique("start_up_plans_tenant").on(table.id, table.facilityId, table.clientId),
    index("start_up_plans_client").on(table.clientId),
  ],
);

export const startUpTasks = pgTable(
  "start_up_tasks",
  {
    id: uuid().primaryKey(),
    ...facilityColumns(),
    planId: uuid("plan_id").notNull(),
    task: text().notNull(),
    /** The language of the task's text; null for tasks from before it was stored. */
    taskLanguage: text("task_language").$type<Language>(),
    /** A day of the company's calendar. */
    dueOn: date("due_on", { mode: "string" }).notNull(),
    /** Days after the first day of service, from which its day follows; null once somebody has set its day by hand. */
    daysFromStart: integer("days_from_start"),
    /** The person responsible; null for nobody in particular. */
    assignedTo: accountReference("assigned_to"),
    /** True if it was in the proposal that both sides have signed. */
    isPromised: boolean("is_promised").notNull(),
    addedAt: timestamptz("added_at").notNull().default(sql`clock_timestamp()`),
    doneAt: timestamptz("done_at"),
    doneBy: accountReference("done_by"),
  },
  (table) => [
    inSameFacility("start_up_tasks_plan", table.planId, table, startUpPlans),
    index("start_up_tasks_of_plan").on(table.planId, table.dueOn),
    index("start_up_tasks_client").on(table.clientId),
    index("start_up_tasks_open").on(table.dueOn).where(sql`done_at is null`),
    check("start_up_tasks_done", sql`(done_at is null) = (done_by is null)`),
  ],
);

export type StartUpPlanRow = typeof startUpPlans.$inferSelect;
export type StartUpTaskRow = typeof startUpTasks.$inferSelect;
