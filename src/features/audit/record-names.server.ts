/** What the records of changes are called, noun by noun. */
import { eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { contactMessages } from "#features/contact-messages/tables/contact-messages.ts";
import { documents } from "#features/documents/tables/documents.ts";
import { scopes } from "#features/facilities/tables/scopes.ts";
import { formatQuarter } from "#features/feedback/feedback-types.ts";
import { feedback } from "#features/feedback/tables/feedback.ts";
import { inspections } from "#features/inspections/tables/inspections.ts";
import { formatMonth } from "#features/invoices/billing-days.ts";
import { invoices } from "#features/invoices/tables/invoices.ts";
import { jobApplications } from "#features/job-applications/tables/job-applications.ts";
import { leads } from "#features/leads/tables/leads.ts";
import { visitSeries } from "#features/visits/tables/visit-series.ts";
import { visits } from "#features/visits/tables/visits.ts";
import { workOrders } from "#features/work-orders/tables/work-orders.ts";
import type { Database } from "#platform/database/client.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { clients, facilities } from "#platform/identity/tables/clients.ts";
import type { ChangeRecordKind } from "./change-labels.ts";

export interface RecordName {
  name: string;
  /** Version of a scope of work; null while it is a draft. */
  version?: number | null;
  /** Method of an inspection, which tells what its ratings mean. */
  method?: string;
  /** Whether an occupant without an account asked for the work order. */
  isOccupants?: boolean;
}

export type Names<Name> = readonly (readonly [id: string, name: Name])[];

type NameReader = (db: Database, ids: readonly string[]) => Promise<Names<RecordName>>;

/** @param ids UUIDs; a page of changes names thousands, and each would be a parameter of its own */
export const isAmong = (column: PgColumn, ids: readonly string[]): SQL =>
  sql`${column} = any(${`{${ids.join(",")}}`}::uuid[])`;

/** For nouns that one column names. */
const namedBy =
  (table: PgTable & { id: PgColumn }, column: PgColumn): NameReader =>
  async (db, ids) => {
    const rows = await db
      .select({ id: sql<string>`${table.id}`, name: sql<string>`${column}` })
      .from(table)
      .where(isAmong(table.id, ids));
    return rows.map(({ id, name }) => [id, { name }]);
  };

const readScopes: NameReader = async (db, ids) => {
  const { id, version, effectiveFrom } = scopes;
  const rows = await db.select({ id, version, effectiveFrom }).from(scopes).where(isAmong(id, ids));
  return rows.map((row) => [
    row.id,
    { name: `version ${row.version}`, version: row.effectiveFrom === null ? null : row.version },
  ]);
};

const readVisits: NameReader = async (db, ids) => {
  const { id, date } = visits;
  const rows = await db.select({ id, date }).from(visits).where(isAmong(id, ids));
  return rows.map((row) => [row.id, { name: dayWithYear(row.date) }]);
};

const readWorkOrders: NameReader = async (db, ids) => {
  const { id, number, source } = workOrders;
  const rows = await db.select({ id, number, source }).from(workOrders).where(isAmong(id, ids));
  return rows.map((row) => [row.id, { name: row.number, isOccupants: row.source === "occupant" }]);
};

const readInvoices: NameReader = async (db, ids) => {
  const { id, number, period } = invoices;
  const rows = await db.select({ id, number, period }).from(invoices).where(isAmong(id, ids));
  return rows.map((row) => [
    row.id,
    { name: row.number ?? `draft for ${formatMonth(row.period)}` },
  ]);
};

const readInspections: NameReader = async (db, ids) => {
  const { id, plannedOn, method } = inspections;
  const rows = await db.select({ id, plannedOn, method }).from(inspections).where(isAmong(id, ids));
  return rows.map((row) => [row.id, { name: dayWithYear(row.plannedOn), method: row.method }]);
};

const readFeedback: NameReader = async (db, ids) => {
  const { id, accountId, workOrderId, quarter } = feedback;
  const rows = await db
    .select({ id, quarter, number: workOrders.number, giver: accounts.name })
    .from(feedback)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .leftJoin(workOrders, eq(workOrders.id, workOrderId))
    .where(isAmong(id, ids));
  return rows.map((row) => {
    const about = row.number ? `on ${row.number}` : row.quarter ? formatQuarter(row.quarter) : "";
    return [row.id, { name: `${row.giver} ${about}`.trim() }];
  });
};

/** A noun without a reader does not compile. */
const readers: Record<ChangeRecordKind, NameReader> = {
  account: namedBy(accounts, accounts.name),
  client: namedBy(clients, clients.name),
  facility: namedBy(facilities, facilities.name),
  scope: readScopes,
  "visit-series": namedBy(visitSeries, visitSeries.title),
  visit: readVisits,
  "work-order": readWorkOrders,
  "work-order-price": readWorkOrders,
  inspection: readInspections,
  invoice: readInvoices,
  document: namedBy(documents, documents.title),
  feedback: readFeedback,
  lead: namedBy(leads, leads.reference),
  "contact-message": namedBy(contactMessages, contactMessages.reference),
  application: namedBy(jobApplications, jobApplications.reference),
};

/** Leaves out records that were deleted. */
export const readRecordNames = (
  db: Database,
  noun: ChangeRecordKind,
  ids: readonly string[],
): Promise<Names<RecordName>> => readers[noun](db, ids);
