/** A client's statement as a page, a PDF and a file for spreadsheets: one read for all three. */

import * as z from "zod/mini";
import { dayInAddress } from "#platform/format/calendar-day.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { moneyText } from "#platform/format/money.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { csvResponse } from "#platform/http/csv-response.server.ts";
import { pdfResponse } from "#platform/http/pdf-response.server.ts";
import { viewByArea } from "#platform/http/view-by-area.server.ts";
import type { Language } from "#platform/language/language.ts";
import { csvHead, csvLines } from "#platform/records/csv.ts";
import { monthOf } from "./billing-days.ts";
import {
  closingRow,
  movementRows,
  movementText,
  openingRow,
  statementColumns,
} from "./invoice-columns.server.ts";
import { officeInvoices, portalInvoices } from "./invoices-view.server.ts";
import { invoiceServerMessages } from "./messages.server.ts";
import { enterBilling } from "./office/billing.server.ts";
import { readStatement, type Statement, type StatementRange } from "./statement.server.ts";
import { today } from "./today.server.ts";
import { waysToPay } from "./ways-to-pay.server.ts";

const day = dayInAddress();
const schema = z.object({ from: day, to: day });

/** As many as a screen lays out at once. */
const maxOnPage = 300;
/** Sixty sheets of paper. */
const maxInFile = 1_500;
/** The file for spreadsheets has all rows, and reads this many at a time. */
const rowsAtOnce = 1_000;

type StatementRoute = Parameters<typeof enterBilling>[0];

/** This month and the two before it, without a choice. */
function periodIn(route: RouteRequest) {
  const search = new URL(route.request.url).searchParams;
  const { from = monthOf(today(), -2), to = today() } = z.parse(schema, Object.fromEntries(search));
  return from <= to ? { from, to } : { from: to, to: from };
}

/** @throws 404 for a client that is not seen */
async function enterStatement(route: StatementRoute) {
  const { actor, clientId, isOffice, at } = await enterByArea(route)(route);
  const { db } = route.context.get(appContext);
  const read = async (part: StatementRange): Promise<Statement> => {
    const statement = await readStatement(db, actor, clientId, periodIn(route), part);
    if (statement === undefined) throw new Response(null, { status: 404 });
    return statement;
  };
  return { actor, isOffice, at, read };
}

const enterByArea = viewByArea({ portal: enterOwn, office: enterOfClient });

async function enterOwn(route: StatementRoute) {
  const actor = await portalInvoices.enter(route);
  const { path } = portalInvoices;
  return { actor, clientId: actor.clientId, isOffice: false, at: { home: path, invoices: path } };
}

async function enterOfClient(route: StatementRoute) {
  const { actor, id } = await enterBilling(route);
  const at = { home: `/office/clients/${id}`, invoices: officeInvoices.path };
  return { actor, clientId: id, isOffice: true, at };
}

export async function statementPage(route: StatementRoute) {
  const { actor, at, isOffice, read } = await enterStatement(route);
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

/** Where there are more than a page or a PDF takes: both balances are of the whole period. */
function cutText({ movements, movementCount }: Statement, language: Language): string | undefined {
  if (movements.length === movementCount) return undefined;
  const { cut } = invoiceServerMessages(language).statement;
  return cut({ shown: movements.length, all: movementCount });
}

export async function statementFile(route: StatementRoute) {
  const { actor, read } = await enterStatement(route);
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
  const { actor, read } = await enterStatement(route);
  const { language } = actor;
  const columns = statementColumns(language);
  return csvResponse("statement", async (after = "0") => {
    const offset = Number(after);
    const statement = await read({ limit: rowsAtOnce, offset });
    const behind = offset + statement.movements.length;
    const isLast = behind >= statement.movementCount || statement.movements.length === 0;
    const head = offset === 0 ? csvHead(columns) : "";
    const rows = [
      ...(offset === 0 ? [openingRow(statement, language)] : []),
      ...movementRows(statement, language),
      ...(isLast ? [closingRow(statement, language)] : []),
    ];
    const text = head + csvLines(columns, rows);
    return { text, next: isLast ? undefined : String(behind) };
  });
}
