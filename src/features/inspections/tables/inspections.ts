import { sql } from "drizzle-orm";
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { areas, areaType } from "#features/facilities/tables/areas.ts";
import { scopes } from "#features/scopes/tables/scopes.ts";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import {
  facilityColumns,
  inSameFacility,
  ofFacility,
} from "#platform/identity/tables/facility-columns.ts";
import type { Language } from "#platform/language/language.ts";

export const inspectionState = pgEnum("inspection_state", [
  "planned",
  "in-progress",
  "finished",
  "signed",
  "cancelled",
]);

export const scoringMethod = pgEnum("scoring_method", ["five-point", "three-point", "pass-fail"]);

/** A rule plans inspections of a facility by itself. Of all their dates, only the next one is stored. */
export const inspectionRules = pgTable(
  "inspection_rules",
  {
    id: uuid().primaryKey(),
    ...facilityColumns(),
    everyMonths: integer("every_months").notNull(),
    /** From 1 to 28, so that every month has the day. */
    dayOfMonth: integer("day_of_month").notNull(),
    nextOn: date("next_on", { mode: "string" }).notNull(),
    method: scoringMethod().notNull(),
    inspectorId: accountReference("inspector_id").notNull(),
    createdBy: accountReference("created_by").notNull(),
  },
  (table) => [
    ofFacility("inspection_rules_facility", table),
    unique("inspection_rules_one").on(table.facilityId),
    check("inspection_rules_every", sql`every_months in (1, 2, 3, 6, 12)`),
    check("inspection_rules_day", sql`day_of_month between 1 and 28`),
  ],
);

/** Made from a version of the scope; areas, items, method and weights are its own from then on. */
export const inspections = pgTable(
  "inspections",
  {
    id: uuid().primaryKey(),
    ...facilityColumns(),
    scopeId: uuid("scope_id").notNull(),
    method: scoringMethod().notNull(),
    plannedOn: date("planned_on", { mode: "string" }).notNull(),
    inspectorId: accountReference("inspector_id").notNull(),
    state: inspectionState().notNull().default("planned"),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    startedAt: timestamptz("started_at"),
    finishedAt: timestamptz("finished_at"),
    /** Whoever finishes an inspection signs it by doing so. */
    finishedBy: accountReference("finished_by"),
    /** Tenths of a percent, as on screen; null if nothing applied. Lists and trends read it. */
    scoreTenths: integer("score_tenths"),
    signedAt: timestamptz("signed_at"),
    /** The client's person who signed. */
    signedBy: accountReference("signed_by"),
    cancelReason: text("cancel_reason"),
    cancelLanguage: text("cancel_language").$type<Language>(),
  },
  (table) => [
    ofFacility("inspections_facility", table),
    inSameFacility("inspections_scope", table.scopeId, table, scopes),
    unique("inspections_tenant").on(table.id, table.facilityId, table.clientId),
    index("inspections_of_facility").on(table.facilityId, table.plannedOn),
    index("inspections_of_client").on(table.clientId, table.plannedOn),
    index("inspections_of_inspector").on(table.inspectorId, table.plannedOn),
    check("inspections_started", sql`state <> 'in-progress' or started_at is not null`),
    check(
      "inspections_finished",
      sql`(state in ('finished', 'signed')) = (finished_at is not null and finished_by is not null)`,
    ),
    check(
      "inspections_signed",
      sql`(state = 'signed') = (signed_at is not null and signed_by is not null)`,
    ),
    check("inspections_cancelled", sql`(state = 'cancelled') = (cancel_reason is not null)`),
    check("inspections_score", sql`score_tenths between 0 and 1000`),
  ],
);

export const inspectionAreas = pgTable(
  "inspection_areas",
  {
    id: uuid().primaryKey(),
    inspectionId: uuid("inspection_id").notNull(),
    ...facilityColumns(),
    areaId: uuid("area_id").notNull(),
    /** The names of that time, because areas are renamed. */
    name: text().notNull(),
    floor: text().notNull(),
    type: areaType().notNull(),
    weight: integer().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    inSameFacility("inspection_areas_inspection", table.inspectionId, table, inspections),
    inSameFacility("inspection_areas_area", table.areaId, table, areas),
    unique("inspection_areas_tenant").on(table.id, table.inspectionId),
    unique("inspection_areas_order").on(table.inspectionId, table.position),
    index("inspection_areas_of_area").on(table.areaId),
    check("inspection_areas_weight", sql`weight between 1 and 10`),
  ],
);

export const inspectionItems = pgTable(
  "inspection_items",
  {
    id: uuid().primaryKey(),
    inspectionId: uuid("inspection_id").notNull(),
    ...facilityColumns(),
    inspectionAreaId: uuid("inspection_area_id").notNull(),
    /** A task of the scope, e.g. `Vacuum carpet`. */
    task: text().notNull(),
    weight: integer().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    foreignKey({
      name: "inspection_items_area",
      columns: [table.inspectionAreaId, table.inspectionId],
      foreignColumns: [inspectionAreas.id, inspectionAreas.inspectionId],
    }),
    inSameFacility("inspection_items_inspection", table.inspectionId, table, inspections),
    unique("inspection_items_tenant").on(table.id, table.inspectionId),
    unique("inspection_items_order").on(table.inspectionId, table.position),
    check("inspection_items_weight", sql`weight between 1 and 10`),
  ],
);

export type InspectionRow = typeof inspections.$inferSelect;
export type InspectionState = InspectionRow["state"];
