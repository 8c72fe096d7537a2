import type { RouteRequest } from "#app/http/actor.server.ts";
import { appContext } from "#app/http/context.ts";
import { listFilterChoices } from "#domain/facilities/filter-choices.ts";
import { listClientNames } from "#domain/facilities/list-clients.ts";
import { listInvoices, sumInvoices } from "#domain/invoices/list-invoices.ts";
import { moneyText } from "../facilities/money.ts";
import type { InvoiceRoom } from "./invoice-room.ts";
import { readFilter } from "./read-filter.ts";
import { shownLine } from "./shown-line.server.ts";
import { today } from "./today.server.ts";

export async function readList({ path, side, enter }: InvoiceRoom, route: RouteRequest) {
  const actor = await enter(route);
  const { db } = route.context.get(appContext);
  const filter = readFilter(new URL(route.request.url).searchParams);
  const [page, sums, clients, { facilities }] = await Promise.all([
    listInvoices(db, actor, filter, today()),
    sumInvoices(db, actor, filter, today()),
    side === "staff" ? listClientNames(db, actor) : [],
    // Clients choose theirs above the rooms.
    side === "staff" ? listFilterChoices(db, actor, filter) : { facilities: [] },
  ]);
  return {
    ...{ room: { path, side }, filter, counts: sums.counts, next: page.next },
    lines: page.lines.map(shownLine),
    sums: { total: moneyText(sums.totalCents), open: moneyText(sums.openCents) },
    facilities,
    clients,
  };
}

export type ListData = Awaited<ReturnType<typeof readList>>;
