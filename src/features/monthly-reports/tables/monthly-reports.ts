import { sql } from "drizzle-orm";
import { check, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { clients } from "#platform/identity/tables/clients.ts";

/** One a client and month. Never changed, by a trigger (`migrations/*_monthly-reports.sql`). */
export const monthlyReports = pgTable(
  "monthly_reports",
  {
    id: uuid().primaryKey(),
    clientId: uuid("client_id")
      .notNull()
      .references(() => clients.id),
    /** E.g. `2026-10`. */
    month: text().notNull(),
    madeAt: timestamptz("made_at").notNull(),
    /** Its shape is that of `src/features/monthly-reports/report-figures.ts`. */
    figures: jsonb().$type<unknown>().notNull(),
  },
  (table) => [
    unique("monthly_reports_of_month").on(table.clientId, table.month),
    check("monthly_reports_month", sql`month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
  ],
);
