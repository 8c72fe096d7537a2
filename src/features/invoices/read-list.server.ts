import { listFilterChoices } from "#features/facilities/filter-choices.server.ts";
import { listClientNames } from "#features/facilities/list-clients.server.ts";
import { moneyText } from "#platform/format/money.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { toInvoiceTableRow } from "./invoice-table-row.server.ts";
import type { InvoicesView } from "./invoices-view.ts";
import { listInvoices, sumInvoices } from "./list-invoices.server.ts";
import { readFilter } from "./read-filter.ts";
import { today } from "./today.server.ts";

export async function readList({ path, audience, enter }: InvoicesView, route: RouteRequest) {
  const actor = await enter(route);
  const { db } = route.context.get(appContext);
  const filter = readFilter(new URL(route.request.url).searchParams);
  const [page, sums, clients, { facilities }] = await Promise.all([
    listInvoices(db, actor, filter, today()),
    sumInvoices(db, actor, filter, today()),
    audience === "staff" ? listClientNames(db, actor) : [],
    // Clients choose theirs above the sections.
    audience === "staff" ? listFilterChoices(db, actor, filter) : { facilities: [] },
  ]);
  return {
    view: { path, audience },
    filter,
    counts: sums.counts,
    next: page.next,
    rows: page.rows.map((row) => toInvoiceTableRow(row, actor.language)),
    sums: { total: moneyText(sums.totalCents), open: moneyText(sums.openCents) },
    facilities,
    clients,
  };
}

export type ListData = Awaited<ReturnType<typeof readList>>;
