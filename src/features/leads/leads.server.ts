import { eq, inArray } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import {
  emailColumns,
  type RecordEmails,
  type RecordMessages,
} from "#platform/email/record-emails.server.ts";
import type { UnlistedColumn } from "#platform/records/unlisted-column.ts";
import { type LeadRow, leads } from "./tables/leads.ts";

export type Lead = Omit<LeadRow, UnlistedColumn> & RecordEmails;

const messages: RecordMessages = {
  office: "quote-received-office",
  visitor: "quote-received-visitor",
};

const listedColumns = {
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
  language: leads.language,
  campaign: leads.campaign,
  userAgent: leads.userAgent,
  screening: leads.screening,
  screeningReasons: leads.screeningReasons,
  ...emailColumns(leads, messages),
};

/** The order is arbitrary. Deleted leads are left out. */
export const findLeads = (db: Database, ids: readonly string[]): Promise<Lead[]> =>
  db
    .select(listedColumns)
    .from(leads)
    .where(inArray(leads.id, [...ids]));

export async function findLead(db: Database, id: string): Promise<Lead | undefined> {
  const [lead] = await db.select(listedColumns).from(leads).where(eq(leads.id, id));
  return lead;
}
