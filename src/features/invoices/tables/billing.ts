import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import { clients } from "#platform/identity/tables/clients.ts";
import { facilityColumns, ofFacility } from "#platform/identity/tables/facility-columns.ts";
import type { Language } from "#platform/language/language.ts";
import { invoices } from "./invoices.ts";

/** A client without a row is not billed. */
export const billingSettings = pgTable(
  "billing_settings",
  {
    clientId: uuid("client_id")
      .primaryKey()
      .references(() => clients.id),
    /** The first month that is billed, by its first day. */
    billsFrom: date("bills_from", { mode: "string" }).notNull(),
    /** Day of the month after the one that is billed. */
    issueDay: integer("issue_day").notNull(),
    termsDays: integer("terms_days").notNull(),
    billToName: text("bill_to_name").notNull(),
    billToAddress: text("bill_to_address").notNull(),
    purchaseOrder: text("purchase_order").notNull().default(""),
    perFacility: boolean("per_facility").notNull().default(false),
    /** False if drafts are issued as soon as they are made, without a person's review. */
    isReviewed: boolean("is_reviewed").notNull().default(true),
    /** Hundredths of a percent. */
    taxBasisPoints: integer("tax_basis_points").notNull().default(0),
    updatedAt: timestamptz("updated_at").notNull().defaultNow(),
  },
  (table) => [
    check("billing_settings_day", sql`${table.issueDay} between 1 and 28`),
    check("billing_settings_terms", sql`${table.termsDays} between 0 and 180`),
    check("billing_settings_tax", sql`${table.taxBasisPoints} between 0 and 3000`),
    check("billing_settings_month", sql`extract(day from ${table.billsFrom}) = 1`),
  ],
);

export type BillingSettingsRow = typeof billingSettings.$inferSelect;

/** Settings of a facility that differ from those of its client. */
export const facilityBilling = pgTable(
  "facility_billing",
  {
    ...facilityColumns(),
    facilityId: uuid("facility_id").primaryKey(),
    taxBasisPoints: integer("tax_basis_points").notNull(),
  },
  (table) => [
    ofFacility("facility_billing_facility", table),
    index("facility_billing_of_client").on(table.clientId),
    check("facility_billing_tax", sql`${table.taxBasisPoints} between 0 and 3000`),
  ],
);

/** Money that a client is owed until an invoice deducts it. */
export const billingCredits = pgTable(
  "billing_credits",
  {
    id: uuid().primaryKey(),
    ...facilityColumns(),
    cents: bigint({ mode: "number" }).notNull(),
    reason: text().notNull(),
    /** The language of whoever entered it. */
    language: text().$type<Language>(),
    enteredBy: accountReference("entered_by").notNull(),
    enteredAt: timestamptz("entered_at").notNull().defaultNow(),
    /** The invoice that has taken it off, unless it was voided. */
    invoiceId: uuid("invoice_id"),
  },
  (table) => [
    ofFacility("billing_credits_facility", table),
    foreignKey({
      name: "billing_credits_invoice",
      columns: [table.invoiceId, table.clientId],
      foreignColumns: [invoices.id, invoices.clientId],
    }),
    index("billing_credits_open").on(table.clientId).where(sql`invoice_id is null`),
    check("billing_credits_positive", sql`${table.cents} > 0`),
  ],
);
