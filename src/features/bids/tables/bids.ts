import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { opportunities } from "#features/opportunities/tables/opportunities.ts";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import type { Language } from "#platform/language/language.ts";
import type { BidInput, BidSheet } from "../bid-sheet-types.ts";

/** The draft of a bid: an opportunity has at most one. */
export const bids = pgTable("bids", {
  id: uuid().primaryKey(),
  opportunityId: uuid("opportunity_id")
    .notNull()
    .unique()
    .references(() => opportunities.id, { onDelete: "cascade" }),
  sheet: jsonb().$type<BidSheet>().notNull(),
  /**
   * The wages, shares and margins of the day on which it was begun, or on which somebody took those of
   * today: what the settings say later changes no bid. Null in a row that an earlier release wrote.
   */
  assumptions: jsonb().$type<BidInput["assumptions"]>(),
  assumptionsAt: timestamptz("assumptions_at"),
  /** Goes up with each edit: a version is of what its maker has seen. */
  revision: integer().notNull().default(1),
  changedAt: timestamptz("changed_at").notNull().default(sql`clock_timestamp()`),
});

/** A sheet that was priced for good, with the rates and assumptions of that day. Never changes. */
export const bidVersions = pgTable(
  "bid_versions",
  {
    id: uuid().primaryKey(),
    bidId: uuid("bid_id")
      .notNull()
      .references(() => bids.id, { onDelete: "cascade" }),
    /** Versions of a bid count up from 1. */
    number: integer().notNull(),
    input: jsonb().$type<BidInput>().notNull(),
    /** Its author's remark, e.g. why it is cheaper than the last. */
    note: text().notNull().default(""),
    /** The language of its author. */
    noteLanguage: text("note_language").$type<Language>(),
    /** True if it was under the company's lowest margin when it was made. */
    needsApproval: boolean("needs_approval").notNull(),
    madeBy: accountReference("made_by").notNull(),
    madeAt: timestamptz("made_at").notNull().default(sql`clock_timestamp()`),
    approvedBy: accountReference("approved_by"),
    approvedAt: timestamptz("approved_at"),
  },
  (table) => [
    unique("bid_versions_number").on(table.bidId, table.number),
    index("bid_versions_unapproved")
      .on(table.madeAt)
      .where(sql`needs_approval and approved_at is null`),
    check("bid_versions_approved", sql`(approved_at is null) = (approved_by is null)`),
  ],
);
