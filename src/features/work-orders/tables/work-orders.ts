import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { areas } from "#features/facilities/tables/areas.ts";
import { visits } from "#features/visits/tables/visits.ts";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import { clients } from "#platform/identity/tables/clients.ts";
import {
  facilityColumns,
  inSameFacility,
  ofFacility,
} from "#platform/identity/tables/facility-columns.ts";
import { searchColumn } from "#platform/submissions/tables/submission-columns.ts";
import type { MadeComment, MadeText } from "../made-text-types.ts";
import { openStates } from "../work-order-types.ts";

export const priority = pgEnum("priority", ["emergency", "urgent", "routine", "planned"]);

export const workOrderState = pgEnum("work_order_state", [
  "new",
  "acknowledged",
  "assigned",
  "in-progress",
  "on-hold",
  "done",
  "accepted",
  "cancelled",
  "declined",
  "duplicate",
]);

const openStateNames = openStates.map((state) => `'${state}'`).join(", ");

/** Literals rather than parameters, so that it matches the partial indexes in every plan. */
export const hasOpenState = (state: SQLWrapper): SQL =>
  sql`${state} in (${sql.raw(openStateNames)})`;

type Measured = Record<"source" | "state" | "responseMinutes" | "resolutionMinutes", SQLWrapper>;

/** Work orders with a response time. A canceled one did not have to be answered. */
export const hasResponseTime = (order: Omit<Measured, "resolutionMinutes">): SQL =>
  sql`(${order.source} in ('client', 'occupant')
    and ${order.state} not in ('cancelled', 'declined', 'duplicate')
    and ${order.responseMinutes} is not null)`;

/** Work orders with a completion time. */
export const hasResolutionTime = (order: Pick<Measured, "state" | "resolutionMinutes">): SQL =>
  sql`(${order.state} in ('done', 'accepted') and ${order.resolutionMinutes} is not null)`;

/** The history has all that happened; columns beyond it are what lists filter and sort by. */
export const workOrders = pgTable(
  "work_orders",
  {
    id: uuid().primaryKey(),
    ...facilityColumns(),
    /** The number that people use, e.g. `WO-7K3M9R`. */
    number: text().notNull().unique(),
    areaId: uuid("area_id"),
    /** The visit that it is about, e.g. one to be moved. */
    visitId: uuid("visit_id"),
    category: text().notNull(),
    priority: priority().notNull(),
    /** The typed text. For a request by the product, the words by which the search finds it. */
    text: text().notNull(),
    made: jsonb().$type<MadeText>(),
    /** The language its author used the product in; null if nobody typed it, or it is unknown. */
    language: text().$type<"en" | "es">(),
    source: text()
      .$type<"client" | "staff" | "occupant" | "inspection" | "visit-exception">()
      .notNull(),
    /** The account that requested it, or the name of somebody without one; empty for an occupant. */
    askedBy: accountReference("asked_by"),
    askedName: text("asked_name"),
    state: workOrderState().notNull().default("new"),
    assignedTo: accountReference("assigned_to"),
    holdReason: text("hold_reason"),
    /** The language of whoever gave the reason. */
    holdLanguage: text("hold_language").$type<"en" | "es">(),
    duplicateOf: uuid("duplicate_of").references((): AnyPgColumn => workOrders.id),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    /** The first cycle is 1, and each reopening begins another. The times below are of this cycle. */
    cycle: integer().notNull().default(1),
    startedAt: timestamptz("started_at"),
    finishedAt: timestamptz("finished_at"),
    acceptedAt: timestamptz("accepted_at"),
    /** Planned work that the next visit brings, e.g. paper towels. */
    isDueWithVisit: boolean("is_due_with_visit").notNull().default(false),
    /**
     * The end of its visit, or else the due moment of the first running clock; then the next warning or
     * breach.
     */
    dueAt: timestamptz("due_at"),
    dueClock: text("due_clock").$type<"response" | "resolution" | "visit">(),
    nextAlarmAt: timestamptz("next_alarm_at"),
    /** True after a breach in any cycle. */
    isBreached: boolean("is_breached").notNull().default(false),
    /** Counted by the calendar of the priority, as the clocks do; null until each has stopped. */
    responseMinutes: integer("response_minutes"),
    resolutionMinutes: integer("resolution_minutes"),
    search: searchColumn(["number", "text"]),
  },
  (table) => [
    ofFacility("work_orders_facility", table),
    inSameFacility("work_orders_area", table.areaId, table, areas),
    // The migration empties `visit_id` alone where a visit is dropped.
    inSameFacility("work_orders_visit", table.visitId, table, visits).onDelete("set null"),
    unique("work_orders_of_facility").on(table.id, table.facilityId, table.clientId),
    index("work_orders_open")
      .on(sql`coalesce(due_at, 'infinity')`, table.id)
      .where(hasOpenState(sql`state`)),
    index("work_orders_by_due").on(sql`coalesce(due_at, 'infinity')`, table.id),
    index("work_orders_open_at_facility")
      .on(table.facilityId, table.dueAt, table.isBreached)
      .where(hasOpenState(sql`state`)),
    index("work_orders_of_visit").on(table.visitId).where(sql`visit_id is not null`),
    index("work_orders_created").on(table.createdAt, table.id),
    index("work_orders_of_client").on(table.clientId, table.createdAt, table.id),
    index("work_orders_at_facility").on(table.facilityId, table.createdAt, table.id),
    index("work_orders_to_accept").on(table.clientId, table.createdAt).where(sql`state = 'done'`),
    index("work_orders_assigned")
      .on(table.assignedTo, table.createdAt)
      .where(sql`assigned_to is not null`),
    index("work_orders_alarm").on(table.nextAlarmAt).where(sql`next_alarm_at is not null`),
    index("work_orders_finished").on(table.finishedAt).where(sql`finished_at is not null`),
    index("work_orders_search").using("gin", table.search),
    check("work_orders_asked", sql`asked_by is not null or asked_name is not null`),
    check("work_orders_hold_reason", sql`(state = 'on-hold') = (hold_reason is not null)`),
    check("work_orders_duplicate", sql`(state = 'duplicate') = (duplicate_of is not null)`),
  ],
);

export type WorkOrderRow = typeof workOrders.$inferSelect;

export const workOrderComments = pgTable(
  "work_order_comments",
  {
    id: uuid().primaryKey(),
    ...facilityColumns(),
    workOrderId: uuid("work_order_id").notNull(),
    /** Null for an occupant, who has no account. */
    authorId: accountReference("author_id"),
    /** True if only staff may see it. */
    isInternal: boolean("is_internal").notNull(),
    text: text().notNull(),
    made: jsonb().$type<MadeComment>(),
    /** The language its author used the product in; null if nobody typed it, or it is unknown. */
    language: text().$type<"en" | "es">(),
    writtenAt: timestamptz("written_at").notNull().defaultNow(),
  },
  (table) => [
    inSameFacility("work_order_comments_order", table.workOrderId, table, workOrders),
    index("work_order_comments_of_order").on(table.workOrderId, table.writtenAt),
  ],
);

/** Minutes that count by the calendar of the priority; defaults where a client has none. */
export const serviceLevelTargets = pgTable(
  "service_level_targets",
  {
    clientId: uuid("client_id")
      .notNull()
      .references(() => clients.id),
    priority: priority().notNull(),
    responseMinutes: integer("response_minutes").notNull(),
    resolutionMinutes: integer("resolution_minutes").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.priority] }),
    check(
      "service_level_targets_positive",
      sql`response_minutes > 0 and resolution_minutes >= response_minutes`,
    ),
  ],
);
