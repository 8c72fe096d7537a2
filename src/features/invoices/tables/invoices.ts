import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { indexedWords } from "#platform/database/tables/indexed-words.ts";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import { clients } from "#platform/identity/tables/clients.ts";
import { ofFacility } from "#platform/identity/tables/facility-columns.ts";
import type { Language } from "#platform/language/language.ts";
import type { LineFacts } from "../invoice-types.ts";

const cents = (name: string) => bigint(name, { mode: "number" });

/** Open, overdue and paid are computed of what is issued (`src/features/invoices/invoice-state.server.ts`). */
export const invoiceState = pgEnum("invoice_state", ["draft", "issued", "void"]);

/** Triggers keep issued invoices from changing (`migrations/*_invoices.sql`), except for their payments. */
export const invoices = pgTable(
  "invoices",
  {
    id: uuid().primaryKey(),
    clientId: uuid("client_id")
      .notNull()
      .references(() => clients.id),
    /** Set where each facility has an invoice of its own. */
    facilityId: uuid("facility_id"),
    /** The month that is billed, by its first day. */
    period: date({ mode: "string" }).notNull(),
    state: invoiceState().notNull().default("draft"),
    /** E.g. `2026-00042`: without gaps in a year. Drafts have none. */
    number: text().unique(),
    billToName: text("bill_to_name").notNull(),
    billToAddress: text("bill_to_address").notNull(),
    purchaseOrder: text("purchase_order").notNull(),
    termsDays: integer("terms_days").notNull(),
    issuedOn: date("issued_on", { mode: "string" }),
    dueOn: date("due_on", { mode: "string" }),
    /** Sum of its lines, taxes among them. */
    totalCents: cents("total_cents").notNull().default(0),
    /** Sum of its payments. */
    paidCents: cents("paid_cents").notNull().default(0),
    /** Days here are all of the company's calendar. */
    voidedOn: date("voided_on", { mode: "string" }),
    voidReason: text("void_reason"),
    voidLanguage: text("void_language").$type<Language>(),
    /** No reminder until the day after. */
    heldUntil: date("held_until", { mode: "string" }),
    holdReason: text("hold_reason"),
    holdLanguage: text("hold_language").$type<Language>(),
    /** Days past due at the last reminder; 0 if there was none. */
    remindedDays: integer("reminded_days").notNull().default(0),
    /** Issued by the system that was used before: the only one that an undone import may delete. */
    isImported: boolean("is_imported").notNull().default(false),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  (table) => [
    // A null facility means an invoice for all of them, and is not checked.
    ofFacility("invoices_facility", { facilityId: table.facilityId, clientId: table.clientId }),
    unique("invoices_of_client").on(table.id, table.clientId),
    uniqueIndex("invoices_period")
      .on(
        table.clientId,
        sql`coalesce(facility_id, '00000000-0000-0000-0000-000000000000')`,
        table.period,
      )
      .where(sql`state <> 'void' and not is_imported`),
    index("invoices_in_order").on(table.period, table.id),
    index("invoices_client_order").on(table.clientId, table.period, table.id),
    index("invoices_words").using(
      "gin",
      indexedWords(table.number, table.billToName, table.purchaseOrder),
    ),
    index("invoices_unpaid")
      .on(table.dueOn)
      .where(sql`state = 'issued' and paid_cents < total_cents`),
    check("invoices_month", sql`extract(day from ${table.period}) = 1`),
    check(
      "invoices_issued",
      sql`(state = 'draft') = (number is null) and (number is null) = (issued_on is null) and (number is null) = (due_on is null)`,
    ),
    check(
      "invoices_void",
      sql`(state = 'void') = (voided_on is not null) and (voided_on is null) = (void_reason is null)`,
    ),
    check("invoices_paid", sql`paid_cents between 0 and greatest(total_cents, 0)`),
    check("invoices_hold", sql`(held_until is null) = (hold_reason is null)`),
  ],
);

export type InvoiceRow = typeof invoices.$inferSelect;

/** The last number of each year; locked while one is given. */
export const invoiceCounters = pgTable("invoice_counters", {
  year: integer().primaryKey(),
  last: integer().notNull(),
});

export const invoiceLineKind = pgEnum("invoice_line_kind", [
  "service",
  "extra-work",
  "other",
  "credit",
  "tax",
]);

export const invoiceLines = pgTable(
  "invoice_lines",
  {
    id: uuid().primaryKey(),
    clientId: uuid("client_id").notNull(),
    invoiceId: uuid("invoice_id").notNull(),
    /** Null for taxes alone. */
    facilityId: uuid("facility_id"),
    /** Counted from 1, in the order of the invoice. */
    position: integer().notNull(),
    kind: invoiceLineKind().notNull(),
    text: text().notNull(),
    detail: text().notNull().default(""),
    /** Set only for lines that the product made, whose text follows from it (`line-words.server.ts`). */
    facts: jsonb().$type<LineFacts>(),
    /** Negative for credits alone. */
    cents: cents("cents").notNull(),
    /** The rate by which it is taxed; for a tax, its own rate. */
    taxBasisPoints: integer("tax_basis_points").notNull(),
    /** The work order that it came from, if it came from one. */
    workOrderId: uuid("work_order_id"),
    creditId: uuid("credit_id"),
  },
  (table) => [
    foreignKey({
      name: "invoice_lines_invoice",
      columns: [table.invoiceId, table.clientId],
      foreignColumns: [invoices.id, invoices.clientId],
    }),
    ofFacility("invoice_lines_facility", {
      facilityId: table.facilityId,
      clientId: table.clientId,
    }),
    uniqueIndex("invoice_lines_order").on(table.invoiceId, table.position),
    check("invoice_lines_place", sql`(kind = 'tax') = (facility_id is null)`),
    check(
      "invoice_lines_sign",
      sql`case kind when 'credit' then cents < 0 when 'tax' then true else cents >= 0 end`,
    ),
  ],
);

export type InvoiceLineRow = typeof invoiceLines.$inferSelect;

/** Append-only: one that was entered by mistake is taken back by a row of the opposite sign. */
export const invoicePayments = pgTable(
  "invoice_payments",
  {
    id: uuid().primaryKey(),
    clientId: uuid("client_id").notNull(),
    invoiceId: uuid("invoice_id").notNull(),
    cents: cents("cents").notNull(),
    paidOn: date("paid_on", { mode: "string" }).notNull(),
    method: text().$type<"check" | "ach" | "card" | "other">().notNull(),
    reference: text().notNull().default(""),
    enteredBy: accountReference("entered_by").notNull(),
    enteredAt: timestamptz("entered_at").notNull().defaultNow(),
    /** The payment that it takes back. */
    takesBack: uuid("takes_back").unique(),
  },
  (table) => [
    foreignKey({
      name: "invoice_payments_invoice",
      columns: [table.invoiceId, table.clientId],
      foreignColumns: [invoices.id, invoices.clientId],
    }),
    index("invoice_payments_of_invoice").on(table.invoiceId, table.enteredAt),
    index("invoice_payments_of_client").on(table.clientId, table.paidOn),
    check(
      "invoice_payments_sign",
      sql`case when takes_back is null then cents > 0 else cents < 0 end`,
    ),
  ],
);
