/** Lists of invoices for spreadsheets: invoice by invoice, or line by line for accounting. */
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { csvResponse } from "#platform/http/csv-response.server.ts";
import { csvHead, csvLines } from "#platform/records/csv.ts";
import { accountingColumns, invoiceColumns } from "./invoice-columns.server.ts";
import type { InvoicesView } from "./invoices-view.ts";
import { listInvoiceLines, listInvoices } from "./list-invoices.server.ts";
import { readFilter } from "./read-filter.ts";
import { today } from "./today.server.ts";

const invoicesAtOnce = 200;

export async function exportInvoices(view: InvoicesView, route: RouteRequest): Promise<Response> {
  const { actor, db, filter } = await enter(view, route);
  const columns = invoiceColumns(actor.language);
  return csvResponse("invoices", async (after) => {
    const page = await listInvoices(db, actor, { ...filter, after }, today(), invoicesAtOnce);
    const head = after === undefined ? csvHead(columns) : "";
    return { text: head + csvLines(columns, page.rows), next: page.next };
  });
}

export async function exportLines(view: InvoicesView, route: RouteRequest): Promise<Response> {
  const { actor, db, filter } = await enter(view, route);
  const columns = accountingColumns(actor.language);
  return csvResponse("invoice-lines", async (after) => {
    const page = await listInvoiceLines(db, actor, { ...filter, after }, today(), invoicesAtOnce);
    const head = after === undefined ? csvHead(columns) : "";
    return { text: head + csvLines(columns, page.lines), next: page.next };
  });
}

async function enter(view: InvoicesView, route: RouteRequest) {
  const actor = await view.enter(route);
  const { db } = route.context.get(appContext);
  return { actor, db, filter: readFilter(new URL(route.request.url).searchParams) };
}
