import { and, desc, eq, gte, inArray } from "drizzle-orm";
import type { Database } from "#database/client.ts";
import { type LeadRow, leads } from "#database/tables/leads.ts";
import {
  emailColumns,
  type RecordEmails,
  type RecordMessages,
} from "#domain/emails/record-emails.ts";
import type { RecordFilter, UnlistedColumn } from "#domain/submissions/record-filter.ts";
import { standsAfter } from "#domain/submissions/record-page.ts";

export type Lead = Omit<LeadRow, UnlistedColumn> & RecordEmails;

const messages: RecordMessages = {
  office: "quote-received-office",
  visitor: "quote-received-visitor",
};

const shown = {
  id: leads.id,
  reference: leads.reference,
  receivedAt: leads.receivedAt,
  fullName: leads.fullName,
  company: leads.company,
  email: leads.email,
  phone: leads.phone,
  facilityType: leads.facilityType,
  squareFootage: leads.squareFootage,
  message: leads.message,
  frequency: leads.frequency,
  rangeLow: leads.rangeLow,
  rangeHigh: leads.rangeHigh,
  rateCard: leads.rateCard,
  page: leads.page,
  campaign: leads.campaign,
  userAgent: leads.userAgent,
  screening: leads.screening,
  screeningReasons: leads.screeningReasons,
  ...emailColumns(leads, messages),
};

/** Newest first. */
export function listLeads(db: Database, filter: RecordFilter = {}): Promise<Lead[]> {
  const conditions = [
    filter.screening && eq(leads.screening, filter.screening),
    filter.since && gte(leads.receivedAt, filter.since),
    filter.ids && inArray(leads.id, [...filter.ids]),
    standsAfter(leads, leads.receivedAt, leads.id, filter.after),
  ];
  const newestFirst = db
    .select(shown)
    .from(leads)
    .where(and(...conditions.filter((condition) => condition !== undefined)))
    .orderBy(desc(leads.receivedAt), desc(leads.id));
  return filter.limit === undefined ? newestFirst : newestFirst.limit(filter.limit);
}

export async function findLead(db: Database, id: string): Promise<Lead | undefined> {
  const [lead] = await db.select(shown).from(leads).where(eq(leads.id, id));
  return lead;
}
