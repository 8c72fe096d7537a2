import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { leads } from "#features/leads/tables/leads.ts";
import { prospectCompanies, prospectContacts } from "#features/prospects/tables/prospects.ts";
import { indexedWords } from "#platform/database/tables/indexed-words.ts";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";
import { facilityType } from "#platform/identity/tables/facility-type.ts";
import type { Language } from "#platform/language/language.ts";
import type { LostReason, OpportunityOrigin, OpportunityStage } from "../opportunity-types.ts";

/** A possible contract, from a prospect's first message until it is won or lost. */
export const opportunities = pgTable(
  "opportunities",
  {
    id: uuid().primaryKey(),
    /** E.g. `S-7KR-4M2W`; one out of a quote request has the symbols of that. */
    reference: text().notNull().unique(),
    /** The quote request that it came from, as long as that is kept. */
    leadId: uuid("lead_id")
      .unique()
      .references(() => leads.id, { onDelete: "set null" }),
    contactId: uuid("contact_id")
      .notNull()
      .references(() => prospectContacts.id),
    companyId: uuid("company_id")
      .notNull()
      .references(() => prospectCompanies.id),
    origin: text().$type<OpportunityOrigin>().notNull(),
    /** Null where nobody has said what kind of building it is. */
    facilityType: facilityType("facility_type"),
    /** The prospect's source, e.g. `google`, and its campaign; empty if unknown. */
    source: text().notNull().default(""),
    campaign: text().notNull().default(""),
    stage: text().$type<OpportunityStage>().notNull().default("new"),
    stageSince: timestamptz("stage_since").notNull(),
    /** Every lost opportunity has one. */
    lostReason: text("lost_reason").$type<LostReason>(),
    lostNote: text("lost_note").notNull().default(""),
    lostLanguage: text("lost_language").$type<Language>(),
    /** Cents a month. */
    valueCents: integer("value_cents"),
    /**
     * The middle of the planning range that the visitor was shown, the price of the latest bid, or what
     * somebody entered, which nothing replaces.
     */
    valueBasis: text("value_basis").$type<"range" | "bid" | "entered">(),
    nextStep: text("next_step").notNull().default(""),
    nextStepLanguage: text("next_step_language").$type<Language>(),
    nextStepOn: date("next_step_on", { mode: "string" }),
    ownerId: accountReference("owner_id"),
    openedAt: timestamptz("opened_at").notNull(),
    /** A person should have answered by then; null if nothing was promised. */
    answerDueAt: timestamptz("answer_due_at"),
    /** The first answer by a person. */
    answeredAt: timestamptz("answered_at"),
    answeredBy: accountReference("answered_by"),
    /** The moment it was won or lost. */
    closedAt: timestamptz("closed_at"),
  },
  (table) => [
    index("opportunities_opened").on(table.openedAt, table.id),
    index("opportunities_stage").on(table.stage, table.openedAt, table.id),
    index("opportunities_owner").on(table.ownerId, table.openedAt, table.id),
    index("opportunities_source").on(table.source, table.openedAt, table.id),
    index("opportunities_next_step")
      .on(table.nextStepOn, table.id)
      .where(sql`closed_at is null and next_step_on is not null`),
    index("opportunities_value").on(sql`coalesce(${table.valueCents}, -1)`, table.id),
    index("opportunities_unanswered")
      .on(table.answerDueAt)
      .where(sql`stage = 'new' and answer_due_at is not null`),
    index("opportunities_contact").on(table.contactId),
    index("opportunities_company").on(table.companyId),
    index("opportunities_words").using("gin", indexedWords(table.reference)),
    check(
      "opportunities_stage_known",
      sql`stage in ('new', 'contacted', 'walk-through', 'bid', 'proposal', 'won', 'lost')`,
    ),
    check("opportunities_lost", sql`(stage = 'lost') = (lost_reason is not null)`),
    check("opportunities_closed", sql`(stage in ('won', 'lost')) = (closed_at is not null)`),
    check("opportunities_value_basis", sql`(value_cents is null) = (value_basis is null)`),
    check("opportunities_value_positive", sql`value_cents > 0`),
    check("opportunities_answered", sql`answered_by is null or answered_at is not null`),
  ],
);

/** Figures about time and success need the moment of each stage. */
export const opportunityStages = pgTable(
  "opportunity_stages",
  {
    id: uuid().primaryKey(),
    opportunityId: uuid("opportunity_id")
      .notNull()
      .references(() => opportunities.id, { onDelete: "cascade" }),
    stage: text().$type<OpportunityStage>().notNull(),
    /** Null for the first. */
    fromStage: text("from_stage").$type<OpportunityStage>(),
    enteredAt: timestamptz("entered_at").notNull(),
    /** Null while it is in this stage. */
    leftAt: timestamptz("left_at"),
    /** Null where the product did it by itself. */
    movedBy: accountReference("moved_by"),
  },
  (table) => [
    index("opportunity_stages_of").on(table.opportunityId, table.enteredAt),
    index("opportunity_stages_entered").on(table.enteredAt),
    check("opportunity_stages_in_order", sql`left_at >= entered_at`),
  ],
);

export type OpportunityRow = typeof opportunities.$inferSelect;
export type NewOpportunityRow = typeof opportunities.$inferInsert;
