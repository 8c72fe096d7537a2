import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { areaSigns } from "#features/occupant-reports/tables/area-signs.ts";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { facilityColumns, inSameFacility } from "#platform/identity/tables/facility-columns.ts";
import { screening } from "#platform/submissions/tables/submission-columns.ts";
import { workOrders } from "./work-orders.ts";

/** Reports at a sign by people without an account; several may join one work order. */
export const occupantReports = pgTable(
  "occupant_reports",
  {
    /** Derived from the attempt and what was sent, so that a repeat has the same id. */
    id: uuid().primaryKey(),
    ...facilityColumns(),
    signId: uuid("sign_id").notNull(),
    areaId: uuid("area_id").notNull(),
    /** Absent while it is held as likely spam, or once that is confirmed. */
    workOrderId: uuid("work_order_id"),
    kind: text().notNull(),
    /** The typed text; may be empty. */
    text: text().notNull(),
    language: text().$type<"en" | "es">().notNull(),
    /** Null without one, and again once it is no longer needed. */
    email: text(),
    /** Hashes of the secrets in the link that follows the report, and in the one in its email. */
    secretHash: text("secret_hash"),
    emailSecretHash: text("email_secret_hash"),
    screening: screening().notNull().default("accepted"),
    screeningReasons: text("screening_reasons").array().notNull().default(sql`'{}'::text[]`),
    /** Photo of a held one, attached to the work order at its release. */
    fileId: uuid("file_id"),
    /** Cycle of the work order in which it was said that this is still not right. */
    objectedInCycle: integer("objected_in_cycle"),
    receivedAt: timestamptz("received_at").notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: "occupant_reports_sign",
      columns: [table.signId, table.areaId, table.facilityId, table.clientId],
      foreignColumns: [areaSigns.id, areaSigns.areaId, areaSigns.facilityId, areaSigns.clientId],
    }),
    inSameFacility("occupant_reports_order", table.workOrderId, table, workOrders),
    index("occupant_reports_of_order").on(table.workOrderId),
    index("occupant_reports_of_area").on(table.areaId, table.receivedAt),
    index("occupant_reports_at_facility").on(table.facilityId, table.receivedAt),
    index("occupant_reports_held")
      .on(table.facilityId, table.receivedAt)
      .where(sql`screening = 'quarantined'`),
    check("occupant_reports_language", sql`language in ('en', 'es')`),
  ],
);

export type OccupantReportRow = typeof occupantReports.$inferSelect;
