import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { prospectCompanies } from "#features/prospects/tables/prospects.ts";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import type { MergedKind } from "../duplicate-types.ts";

const ids = (name: string) => uuid(name).array().notNull().default(sql`'{}'::uuid[]`);

/** Two companies, or two contacts of one company, that somebody has merged: what undoing has to know. */
export const prospectMerges = pgTable(
  "prospect_merges",
  {
    id: uuid().primaryKey(),
    kind: text().$type<MergedKind>().notNull(),
    /** The company that was kept, or that both contacts belong to. */
    companyId: uuid("company_id")
      .notNull()
      .references(() => prospectCompanies.id, { onDelete: "cascade" }),
    keptId: uuid("kept_id").notNull(),
    removedId: uuid("removed_id").notNull(),
    /** Fields of what was kept that merging has changed, as they were, and as they became. */
    before: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    after: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    /** Contacts and opportunities that moved from the removed record to the kept one. */
    contactIds: ids("contact_ids"),
    opportunityIds: ids("opportunity_ids"),
    /** Records that had been merged into the removed one before. */
    earlierIds: ids("earlier_ids"),
    mergedBy: accountReference("merged_by").notNull(),
    mergedAt: timestamptz("merged_at").notNull().default(sql`clock_timestamp()`),
    undoneBy: accountReference("undone_by"),
    undoneAt: timestamptz("undone_at"),
  },
  (table) => [
    index("prospect_merges_company").on(table.companyId, table.mergedAt),
    index("prospect_merges_merged").on(table.mergedAt, table.id),
    check("prospect_merges_kind_known", sql`kind in ('company', 'contact')`),
    check("prospect_merges_undone", sql`(undone_at is null) = (undone_by is null)`),
  ],
);

/** Two that look alike and are not the same, as somebody has said: they are suggested no more. */
export const prospectDismissals = pgTable(
  "prospect_dismissals",
  {
    id: uuid().primaryKey(),
    kind: text().$type<MergedKind>().notNull(),
    /** The first of two companies, or the company of both contacts. */
    companyId: uuid("company_id")
      .notNull()
      .references(() => prospectCompanies.id, { onDelete: "cascade" }),
    /** The lower id of the two. */
    firstId: uuid("first_id").notNull(),
    secondId: uuid("second_id").notNull(),
    dismissedBy: accountReference("dismissed_by").notNull(),
    dismissedAt: timestamptz("dismissed_at").notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    unique("prospect_dismissals_pair").on(table.firstId, table.secondId),
    index("prospect_dismissals_company").on(table.companyId),
    check("prospect_dismissals_kind_known", sql`kind in ('company', 'contact')`),
    check("prospect_dismissals_order", sql`first_id < second_id`),
  ],
);

export type ProspectMergeRow = typeof prospectMerges.$inferSelect;
