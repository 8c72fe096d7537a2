import { listFilterChoices } from "#features/facilities/filter-choices.ts";
import { listClientNames } from "#features/facilities/list-clients.ts";
import { moneyText } from "#platform/format/money.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import type { InvoiceRoom } from "./invoice-room.ts";
import { listInvoices, sumInvoices } from "./list-invoices.ts";
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
    room: { path, side },
    filter,
    counts: sums.counts,
    next: page.next,
    lines: page.lines.map(shownLine),
    sums: { total: moneyText(sums.totalCents), open: moneyText(sums.openCents) },
    facilities,
    clients,
  };
}

export type ListData = Awaited<ReturnType<typeof readList>>;
