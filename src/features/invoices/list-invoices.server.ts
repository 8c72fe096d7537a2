/** Lists of invoices, the latest month first, with their sums and counts. */
import { and, desc, eq, gte, lte, or, type SQL, sql } from "drizzle-orm";
import type { Count, Database } from "#platform/database/client.ts";
import { indexedWords } from "#platform/database/tables/indexed-words.ts";
import type { Finder } from "#platform/feature.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { clients, facilities } from "#platform/identity/tables/clients.ts";
import { isOfClientNamed } from "#platform/search/names.server.ts";
import { hasEachWord } from "#platform/search/searched-words.server.ts";
import { formatMonth } from "./billing-days.ts";
import { hasState, stateOf, today } from "./invoice-state.server.ts";
import { type InvoiceState, invoiceStates } from "./invoice-types.ts";
import { invoiceServerMessages } from "./messages.server.ts";
import { invoiceMessages } from "./messages.ts";
import { invoiceLines, invoices } from "./tables/invoices.ts";
import { isVisibleInvoice } from "./visible-invoices.server.ts";

export interface InvoiceFilter {
  state?: InvoiceState | undefined;
  clientId?: string | undefined;
  /** The facility's own invoices, and those of several facilities that have a line for it. */
  facilityId?: string | undefined;
  /** First days of months, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** Words in the number of the invoice or the name of whom it is for. */
  words?: string | undefined;
  /** Id of an invoice: those after it. */
  after?: string | undefined;
}

export interface InvoiceListRow {
  id: string;
  number: string | null;
  clientName: string;
  /** Set where each facility has an invoice of its own. */
  facilityName: string | null;
  period: string;
  state: InvoiceState;
  issuedOn: string | null;
  dueOn: string | null;
  totalCents: number;
  openCents: number;
  heldUntil: string | null;
}

const invoicesAPage = 50;

export async function listInvoices(
  db: Database,
  actor: Actor,
  filter: InvoiceFilter,
  today: string,
  limit = invoicesAPage,
): Promise<{ rows: InvoiceListRow[]; next: string | undefined }> {
  const rows = await db
    .select({ invoice: invoices, clientName: clients.name, facilityName: facilities.name })
    .from(invoices)
    .innerJoin(clients, eq(clients.id, invoices.clientId))
    .leftJoin(facilities, eq(facilities.id, invoices.facilityId))
    .where(and(matches(actor, filter), inState(filter, today), isAfter(filter.after)))
    .orderBy(desc(invoices.period), desc(invoices.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit).map(({ invoice, clientName, facilityName }) => {
    const { id, number, period, issuedOn, dueOn, totalCents, paidCents, heldUntil } = invoice;
    const openCents = invoice.state === "issued" ? totalCents - paidCents : 0;
    const state = stateOf(invoice, today);
    return {
      id,
      number,
      clientName,
      facilityName,
      period,
      state,
      issuedOn,
      dueOn,
      totalCents,
      openCents,
      heldUntil,
    };
  });
  return { rows: page, next: rows.length > limit ? page.at(-1)?.id : undefined };
}

export interface InvoiceSums {
  /** Counts for each state, with every filter applied but that of the state. */
  counts: Record<InvoiceState, number>;
  /** Sums over all pages of the filtered list; void invoices add nothing, and drafts only to a list of drafts. */
  totalCents: number;
  openCents: number;
}

export async function sumInvoices(
  db: Database,
  actor: Actor,
  filter: InvoiceFilter,
  today: string,
): Promise<InvoiceSums> {
  const count = (state: InvoiceState) =>
    sql<number>`count(*) filter (where ${hasState(state, today)})`.mapWith(Number);
  const isBilled =
    filter.state === "draft" ? hasState("draft", today) : sql`${invoices.state} = 'issued'`;
  const isListed = inState(filter, today) ?? sql`true`;
  const [row] = await db
    .select({
      draft: count("draft"),
      open: count("open"),
      overdue: count("overdue"),
      paid: count("paid"),
      void: count("void"),
      totalCents: sql<number>`coalesce(sum(${invoices.totalCents})
        filter (where ${isBilled} and ${isListed}), 0)`.mapWith(Number),
      openCents: sql<number>`coalesce(sum(${invoices.totalCents} - ${invoices.paidCents})
        filter (where ${invoices.state} = 'issued' and ${isListed}), 0)`.mapWith(Number),
    })
    .from(invoices)
    .innerJoin(clients, eq(clients.id, invoices.clientId))
    .where(matches(actor, filter));
  const counts = Object.fromEntries(
    invoiceStates.map((state) => [state, row?.[state] ?? 0]),
  ) as InvoiceSums["counts"];
  return { counts, totalCents: row?.totalCents ?? 0, openCents: row?.openCents ?? 0 };
}

/** Counts what waits: drafts for staff, overdue invoices for clients. */
export const countInvoices = (
  db: Database,
  actor: Actor,
  states: readonly InvoiceState[],
  today: string,
): Count =>
  db.$count(
    invoices,
    and(isVisibleInvoice(actor), or(...states.map((state) => hasState(state, today)))),
  );

/** Line by line, for accounting. */
export async function listInvoiceLines(
  db: Database,
  actor: Actor,
  filter: InvoiceFilter,
  today: string,
  limit: number,
) {
  const page = await listInvoices(db, actor, filter, today, limit);
  const lines = await db
    .select({ line: invoiceLines, facilityName: facilities.name, invoice: invoices })
    .from(invoiceLines)
    .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
    .leftJoin(facilities, eq(facilities.id, invoiceLines.facilityId))
    .where(
      and(
        isVisibleInvoice(actor),
        sql`${invoices.id} = any(${sql.param(`{${page.rows.map(({ id }) => id).join(",")}}`)}::uuid[])`,
      ),
    )
    .orderBy(desc(invoices.period), desc(invoices.id), invoiceLines.position);
  const byId = new Map(page.rows.map((row) => [row.id, row]));
  const rows = lines.map(({ line, facilityName, invoice }) => ({
    ...line,
    facilityName,
    invoice,
    clientName: byId.get(invoice.id)?.clientName ?? "",
    state: stateOf(invoice, today),
  }));
  return { rows, next: page.next };
}

export type AccountingLine = Awaited<ReturnType<typeof listInvoiceLines>>["rows"][number];

const invoiceWords = indexedWords(invoices.number, invoices.billToName, invoices.purchaseOrder);

function matches(
  actor: Actor,
  { clientId, facilityId, from, to, words }: InvoiceFilter,
): SQL | undefined {
  return and(
    isVisibleInvoice(actor),
    clientId ? eq(invoices.clientId, clientId) : undefined,
    facilityId
      ? sql`(${invoices.facilityId} = ${facilityId} or exists (select from ${invoiceLines} as l
          where l.invoice_id = ${invoices.id} and l.facility_id = ${facilityId}))`
      : undefined,
    from ? gte(invoices.period, from) : undefined,
    to ? lte(invoices.period, to) : undefined,
    words
      ? hasEachWord(words, (query) =>
          or(sql`${invoiceWords} @@ ${query}`, isOfClientNamed(invoices.clientId, query)),
        )
      : undefined,
  );
}

const inState = ({ state }: InvoiceFilter, today: string) =>
  state === undefined ? undefined : sql`(${hasState(state, today)})`;

/** Pages are cut by month and id. After an unknown id there is nothing. */
function isAfter(after: string | undefined): SQL | undefined {
  if (after === undefined) return undefined;
  return sql`(${invoices.period}, ${invoices.id}) < (select seen.period, seen.id
    from ${invoices} as seen where seen.id = ${after})`;
}

/** Finds nothing for roles that may not read invoices. */
export const invoiceFinder: Finder = {
  title: (language) => invoiceMessages(language).section,
  place: 70,
  async find({ db, actor, words, home, limit }) {
    const { rows } = await listInvoices(db, actor, { words }, today(), limit);
    const { language } = actor;
    const { draftOf } = invoiceMessages(language);
    const { found, statesInText } = invoiceServerMessages(language);
    const nameOf = (number: string | null, month: string) =>
      number === null ? draftOf({ month }) : found.name({ number, month });
    return rows.map(({ id, number, period, clientName, facilityName, state }) => ({
      to: `${home}/invoices/${id}`,
      label: nameOf(number, formatMonth(period, language)),
      detail: found.detail({ place: facilityName ?? clientName, state: statesInText[state] }),
    }));
  },
};
