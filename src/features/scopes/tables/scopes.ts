import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { areas } from "#features/facilities/tables/areas.ts";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import {
  facilityColumns,
  inSameFacility,
  ofFacility,
} from "#platform/identity/tables/facility-columns.ts";
import type { Language } from "#platform/language/language.ts";

/**
 * Versions of a facility's scope of work. One whose day has come in the facility's zone is never
 * changed or deleted, by triggers (`migrations/*_facilities.sql`).
 */
export const scopes = pgTable(
  "scopes",
  {
    id: uuid().primaryKey(),
    ...facilityColumns(),
    /** Counted from 1, without gaps. */
    version: integer().notNull(),
    /** The first day on which it is in effect; absent for the one draft that a facility may have. */
    effectiveFrom: date("effective_from", { mode: "string" }),
    note: text().notNull().default(""),
    /** The language of whoever wrote the note. */
    language: text().$type<Language>(),
    createdBy: accountReference("created_by").notNull(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  (table) => [
    ofFacility("scopes_facility", table),
    unique("scopes_of_facility").on(table.id, table.facilityId, table.clientId),
    unique("scopes_version").on(table.facilityId, table.version),
    uniqueIndex("scopes_day").on(table.facilityId, table.effectiveFrom),
    uniqueIndex("scopes_draft").on(table.facilityId).where(sql`effective_from is null`),
    check("scopes_version_from_one", sql`version > 0`),
  ],
);

export const frequencyUnit = pgEnum("frequency_unit", ["week", "month", "quarter", "year"]);

export const scopeLines = pgTable(
  "scope_lines",
  {
    id: uuid().primaryKey(),
    ...facilityColumns(),
    scopeId: uuid("scope_id").notNull(),
    areaId: uuid("area_id").notNull(),
    /** E.g. `Vacuum carpet`. */
    task: text().notNull(),
    /** `times` and `per` are the frequency: 5 a week, 1 a quarter. */
    times: integer().notNull(),
    per: frequencyUnit().notNull(),
    monthlyPriceCents: bigint("monthly_price_cents", { mode: "number" }).notNull(),
  },
  (table) => [
    inSameFacility("scope_lines_scope", table.scopeId, table, scopes),
    inSameFacility("scope_lines_area", table.areaId, table, areas),
    uniqueIndex("scope_lines_task").on(table.scopeId, table.areaId, sql`lower(${table.task})`),
    index("scope_lines_of_area").on(table.areaId),
    check(
      "scope_lines_times",
      sql`times between 1 and case per when 'week' then 7 when 'month' then 3 when 'quarter' then 2 else 3 end`,
    ),
    check("scope_lines_price", sql`monthly_price_cents >= 0`),
  ],
);

export type ScopeRow = typeof scopes.$inferSelect;
export type ScopeLineRow = typeof scopeLines.$inferSelect;
