/** A client's account over a period: what was owed, what was billed, credited and paid, what is owed. */

import { and, eq, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "#platform/database/client.ts";
import { dayInAddress } from "#platform/format/calendar-day.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { moneyText } from "#platform/format/money.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { csvResponse } from "#platform/http/csv-response.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { pdfResponse } from "#platform/http/pdf-response.server.ts";
import { viewByArea } from "#platform/http/view-by-area.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { ofVisibleClient } from "#platform/identity/scope.server.ts";
import { clients } from "#platform/identity/tables/clients.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import type { Column } from "#platform/records/csv.ts";
import { monthOf } from "./billing-days.ts";
import { waysToPay } from "./detail-screen.server.ts";
import { today } from "./invoice-state.server.ts";
import { officeInvoices, portalInvoices } from "./invoices-view.server.ts";
import { plainDollars } from "./list-screen.server.ts";
import { invoiceServerMessages } from "./messages.server.ts";
import { invoiceMessages } from "./messages.ts";
import { requireBilledClient } from "./office/billing-page.server.ts";
import { invoicePayments, invoices } from "./tables/invoices.ts";

export type MovementKind = "invoice" | "void" | "payment" | "payment-taken-back";

export interface Movement {
  /** ISO, by the company's calendar. */
  day: string;
  kind: MovementKind;
  invoiceId: string;
  number: string;
  /** The reason for voiding, or the reference of a payment. */
  note: string;
  /** The change of the balance; above zero, the client owes more. */
  cents: number;
}

export interface Statement {
  clientName: string;
  /** ISO days, both included. */
  from: string;
  to: string;
  openingCents: number;
  movements: (Movement & { balanceCents: number })[];
  /** Number of movements in the whole period, including those that `movements` leaves out. */
  movementCount: number;
  closingCents: number;
}

interface Period {
  from: string;
  to: string;
}

/** No statement is read whole: a client of many facilities has thousands of movements. */
export interface StatementRange {
  limit: number;
  offset?: number;
}

/** Undefined for a client that the actor may not see. */
export async function readStatement(
  db: Database,
  actor: Actor,
  clientId: string,
  { from, to }: Period,
  part: StatementRange,
): Promise<Statement | undefined> {
  if (!may(actor, "invoices.read")) return undefined;
  const [client] = await db
    .select({ name: clients.name })
    .from(clients)
    .where(and(eq(clients.id, clientId), ofVisibleClient(actor, clients.id)));
  if (client === undefined) return undefined;
  const { openingCents, periodCents, movementCount } = await readSums(db, clientId, { from, to });
  const movements = await readMovements(db, clientId, { from, to }, part);
  return {
    clientName: client.name,
    from,
    to,
    openingCents,
    movementCount,
    closingCents: openingCents + periodCents,
    movements: movements.map(({ periodCents, ...movement }) => ({
      ...movement,
      balanceCents: openingCents + periodCents,
    })),
  };
}

/** The order of movements that are on the same day. */
const kindOrder: MovementKind[] = ["invoice", "void", "payment", "payment-taken-back"];

/** All movements of a client up to and including a day. */
const movementsUntil = (clientId: string, to: string): SQL => sql`
  select issued_on as day, 0 as rank, id as invoice_id, id as movement_id, number, '' as note,
    total_cents as cents
  from ${invoices} where client_id = ${clientId} and issued_on <= ${to}
  union all
  select voided_on, 1, id, id, number, coalesce(void_reason, ''), -total_cents
  from ${invoices} where client_id = ${clientId} and issued_on is not null and voided_on <= ${to}
  union all
  select paid.paid_on, case when paid.takes_back is null then 2 else 3 end, paid.invoice_id, paid.id,
    billed.number, paid.reference, -paid.cents
  from ${invoicePayments} as paid join ${invoices} as billed on billed.id = paid.invoice_id
  where paid.client_id = ${clientId} and paid.paid_on <= ${to}`;

async function readSums(db: Database, clientId: string, { from, to }: Period) {
  const { rows } = await db.execute(sql`
    select coalesce(sum(cents) filter (where day < ${from}), 0)::bigint as opening,
      coalesce(sum(cents) filter (where day >= ${from}), 0)::bigint as inside,
      count(*) filter (where day >= ${from}) as count
    from (${movementsUntil(clientId, to)}) as movements`);
  const [sums] = rows;
  return {
    openingCents: Number(sums?.opening),
    periodCents: Number(sums?.inside),
    movementCount: Number(sums?.count),
  };
}

/** Each movement comes with the sum since the beginning of the period, itself included. */
async function readMovements(
  db: Database,
  clientId: string,
  { from, to }: Period,
  { limit, offset = 0 }: StatementRange,
): Promise<(Movement & { periodCents: number })[]> {
  const order = sql`day, rank, number collate "C", movement_id`;
  const { rows } = await db.execute(sql`
    select day::text, rank, invoice_id, number, note, cents,
      (sum(cents) over (order by ${order}))::bigint as so_far
    from (${movementsUntil(clientId, to)}) as movements where day >= ${from}
    order by ${order} limit ${limit} offset ${offset}`);
  return rows.map((row) => ({
    day: String(row.day),
    kind: kindOrder[Number(row.rank)] ?? "invoice",
    invoiceId: String(row.invoice_id),
    number: String(row.number),
    note: String(row.note),
    cents: Number(row.cents),
    periodCents: Number(row.so_far),
  }));
}

// A client's statement as a page, a PDF and a file for spreadsheets: one read for all three.

const day = dayInAddress();
const schema = z.object({ from: day, to: day });

/** More than this would be too slow to lay out on screen. */
const maxOnPage = 300;
/** Sixty sheets of paper. */
const maxInFile = 1_500;
/** The file for spreadsheets has all rows, and reads this many at a time. */
const rowsAtOnce = 1_000;

type StatementRoute = Parameters<typeof requireBilledClient>[0];

/** This month and the two before it, without a choice. */
function periodIn(route: RouteRequest) {
  const search = new URL(route.request.url).searchParams;
  const { from = monthOf(today(), -2), to = today() } = z.parse(schema, Object.fromEntries(search));
  return from <= to ? { from, to } : { from: to, to: from };
}

/** @throws 404 for a client that is not seen */
async function requireStatementReader(route: StatementRoute) {
  const { actor, clientId, isOffice, at } = await enterByArea(route)(route);
  const { db } = route.context.get(appContext);
  const read = async (part: StatementRange): Promise<Statement> => {
    const statement = await readStatement(db, actor, clientId, periodIn(route), part);
    if (statement === undefined) throw notFound();
    return statement;
  };
  return { actor, isOffice, at, read };
}

const enterByArea = viewByArea({ portal: requireOwnStatement, office: requireStatementOfClient });

async function requireOwnStatement(route: StatementRoute) {
  const actor = await portalInvoices.enter(route);
  const { path } = portalInvoices;
  return { actor, clientId: actor.clientId, isOffice: false, at: { home: path, invoices: path } };
}

async function requireStatementOfClient(route: StatementRoute) {
  const { actor, id } = await requireBilledClient(route);
  const at = { home: `/office/clients/${id}`, invoices: officeInvoices.path };
  return { actor, clientId: id, isOffice: true, at };
}

export async function statementPage(route: StatementRoute) {
  const { actor, at, isOffice, read } = await requireStatementReader(route);
  const { language } = actor;
  const statement = await read({ limit: maxOnPage });
  const { clientName, from, to, openingCents, closingCents } = statement;
  return {
    at,
    isOffice,
    clientName,
    from,
    to,
    opening: moneyText(openingCents),
    closing: moneyText(closingCents),
    period: periodText(from, to, language),
    pay: payOf(closingCents, language),
    cut: cutText(statement, language),
    movements: statement.movements.map((movement, index) => ({
      key: `${movement.invoiceId}.${index}`,
      invoiceId: movement.invoiceId,
      day: dayWithYear(movement.day, language),
      text: movementText(movement, language),
      amount: moneyText(movement.cents),
      balance: moneyText(movement.balanceCents),
    })),
  };
}

/** Ways to pay are shown as long as something is owed. */
const payOf = (closingCents: number, language: Language) =>
  closingCents > 0 ? waysToPay(language) : null;

export type StatementData = Awaited<ReturnType<typeof statementPage>>;

const periodText = (from: string, to: string, language: Language) =>
  invoiceServerMessages(language).statement.period({
    from: dayWithYear(from, language),
    to: dayWithYear(to, language),
  });

/**
 * Undefined if all movements fit. Otherwise it says how many are missing; both balances are of the whole
 * period.
 */
function cutText({ movements, movementCount }: Statement, language: Language): string | undefined {
  if (movements.length === movementCount) return undefined;
  const { cut } = invoiceServerMessages(language).statement;
  return cut({ shown: movements.length, all: movementCount });
}

export async function statementFile(route: StatementRoute) {
  const { actor, read } = await requireStatementReader(route);
  const { language } = actor;
  const statement = await read({ limit: maxInFile });
  const { clientName, from, to, openingCents, movements, closingCents } = statement;
  const content = {
    language,
    pay: payOf(closingCents, language),
    clientName,
    openingCents,
    closingCents,
    period: periodText(from, to, language),
    date: Date.now(),
    cut: cutText(statement, language),
    movements: movements.map((movement) => ({
      day: dayWithYear(movement.day, language),
      text: movementText(movement, language),
      cents: movement.cents,
      balanceCents: movement.balanceCents,
    })),
  };
  const order = { kind: "statement", content } as const;
  return pdfResponse(actor.accountId, `statement ${from} ${to}`, order, actor.language);
}

export async function statementExport(route: StatementRoute) {
  const { actor, read } = await requireStatementReader(route);
  const { language } = actor;
  return csvResponse("statement", statementColumns(language), async (after = "0") => {
    const offset = Number(after);
    const statement = await read({ limit: rowsAtOnce, offset });
    const behind = offset + statement.movements.length;
    const isLast = behind >= statement.movementCount || statement.movements.length === 0;
    const rows = [
      ...(offset === 0 ? [openingRow(statement, language)] : []),
      ...movementRows(statement, language),
      ...(isLast ? [closingRow(statement, language)] : []),
    ];
    return { rows, next: isLast ? undefined : String(behind) };
  });
}

/** E.g. `Payment for 2026-00042, check 1077`. */
function movementText(
  { kind, number, note }: Pick<Statement["movements"][number], "kind" | "number" | "note">,
  language: Language,
): string {
  const { movements, withNote } = invoiceServerMessages(language).statement;
  const movement = movements[kind]({ number });
  return note === "" ? movement : withNote({ movement, note });
}

export interface StatementRow {
  day: string;
  text: string;
  cents: number | null;
  balanceCents: number;
}

const openingRow = ({ from, openingCents }: Statement, language: Language): StatementRow => ({
  day: from,
  text: invoiceMessages(language).statement.openingBalance,
  cents: null,
  balanceCents: openingCents,
});

const closingRow = ({ to, closingCents }: Statement, language: Language): StatementRow => ({
  day: to,
  text: invoiceMessages(language).statement.closingBalance,
  cents: null,
  balanceCents: closingCents,
});

const movementRows = ({ movements }: Statement, language: Language): StatementRow[] =>
  movements.map((movement) => ({
    day: movement.day,
    text: movementText(movement, language),
    cents: movement.cents,
    balanceCents: movement.balanceCents,
  }));

const statementColumns = byLanguage((language): readonly Column<StatementRow>[] => {
  const { export: words } = invoiceServerMessages(language);
  return [
    { name: words.day, value: ({ day }) => day },
    { name: words.movement, value: ({ text }) => text },
    { name: words.amount, value: ({ cents }) => (cents === null ? "" : plainDollars(cents)) },
    { name: words.balance, value: ({ balanceCents }) => plainDollars(balanceCents) },
  ];
});
