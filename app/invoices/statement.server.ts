/** A client's statement as a page, a PDF and a file for spreadsheets: one read for all three. */

import * as z from "zod/mini";
import type { RouteRequest } from "#app/http/actor.server.ts";
import { appContext } from "#app/http/context.ts";
import { csvResponse } from "#app/http/csv-response.server.ts";
import { pdfResponse } from "#app/http/pdf-response.server.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { dayWithYear } from "#domain/dates/day-words.ts";
import { csvHead, csvLines } from "#domain/exports/csv.ts";
import { monthOf } from "#domain/invoices/billing-days.ts";
import { movementText, statementColumns, statementRows } from "#domain/invoices/invoice-columns.ts";
import { readStatement } from "#domain/invoices/statement.ts";
import { moneyText } from "../facilities/money.ts";
import { today } from "./today.server.ts";

const day = z.catch(z.optional(z.iso.date()), undefined);
const schema = z.object({ from: day, to: day });

/** This month and the two before it, without a choice. @throws 404 for a client that is not seen */
async function read(route: RouteRequest, actor: Actor, clientId: string) {
  const { db } = route.context.get(appContext);
  const search = new URL(route.request.url).searchParams;
  const { from = monthOf(today(), -2), to = today() } = z.parse(schema, Object.fromEntries(search));
  const period = from <= to ? { from, to } : { from: to, to: from };
  const statement = await readStatement(db, actor, clientId, period);
  if (statement === undefined) throw new Response(null, { status: 404 });
  return statement;
}

export async function statementPage(
  route: RouteRequest,
  actor: Actor,
  clientId: string,
  at: { home: string; invoices: string },
) {
  const statement = await read(route, actor, clientId);
  const { clientName, from, to, openingCents, closingCents } = statement;
  return {
    ...{ at, clientName, from, to },
    opening: moneyText(openingCents),
    closing: moneyText(closingCents),
    period: periodText(from, to),
    movements: statement.movements.map((movement, index) => ({
      ...{ key: `${movement.invoiceId}.${index}`, invoiceId: movement.invoiceId },
      ...{ day: dayWithYear(movement.day), text: movementText(movement) },
      amount: moneyText(movement.cents),
      balance: moneyText(movement.balanceCents),
    })),
  };
}

export type StatementData = Awaited<ReturnType<typeof statementPage>>;

const periodText = (from: string, to: string) => `${dayWithYear(from)} to ${dayWithYear(to)}`;

export async function statementFile(route: RouteRequest, actor: Actor, clientId: string) {
  const { clientName, from, to, openingCents, movements, closingCents } = await read(
    route,
    actor,
    clientId,
  );
  const content = {
    ...{ clientName, openingCents, closingCents, period: periodText(from, to), date: Date.now() },
    movements: movements.map((movement) => ({
      ...{ day: dayWithYear(movement.day), text: movementText(movement) },
      ...{ cents: movement.cents, balanceCents: movement.balanceCents },
    })),
  };
  return pdfResponse(`statement ${from} ${to}`, { kind: "statement", content });
}

export async function statementExport(route: RouteRequest, actor: Actor, clientId: string) {
  const rows = statementRows(await read(route, actor, clientId));
  const text = csvHead(statementColumns) + csvLines(statementColumns, rows);
  return csvResponse("statement", async () => ({ text, next: undefined }));
}
