import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { facilityType } from "#platform/identity/tables/facility-type.ts";
import {
  handlingColumns,
  searchColumn,
  submissionColumns,
} from "#platform/submissions/tables/submission-columns.ts";

export const leads = pgTable(
  "leads",
  {
    ...submissionColumns(),
    ...handlingColumns(),
    search: searchColumn(["reference", "full_name", "company", "email", "message"], "phone"),
    fullName: text("full_name").notNull(),
    company: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    facilityType: facilityType("facility_type").notNull(),
    squareFootage: text("square_footage").notNull(),
    message: text().notNull(),
    /** Visits a week. */
    frequency: text().$type<"1" | "2" | "3" | "4" | "5" | "7">(),
    /** Planning range as shown, in whole dollars a month. */
    rangeLow: integer("range_low"),
    rangeHigh: integer("range_high"),
    rateCard: text("rate_card"),
  },
  (table) => [
    uniqueIndex("leads_attempt").on(table.idempotencyKey, table.fingerprint, table.screening),
    index("leads_received_at").on(table.receivedAt),
    index("leads_open")
      .on(table.receivedAt, table.id)
      .where(sql`screening = 'accepted' and answered_at is null`),
    index("leads_quarantined").on(table.receivedAt, table.id).where(sql`screening = 'quarantined'`),
    index("leads_assigned")
      .on(table.assignedTo, table.receivedAt)
      .where(sql`assigned_to is not null`),
    index("leads_facility_type").on(table.facilityType, table.receivedAt, table.id),
    index("leads_search").using("gin", table.search),
  ],
);

export type LeadRow = typeof leads.$inferSelect;
export type NewLeadRow = typeof leads.$inferInsert;
