import { joinFacts } from "#platform/format/join-facts.ts";
import type { Actor } from "#platform/identity/actor.ts";
import {
  countedLine,
  maxEntries,
  type StartPageEntry,
  type StartPagePart,
} from "#platform/start-page/start-page-part.ts";
import { toWorkOrderTableRow } from "./list-screen.server.ts";
import {
  countWorkOrders,
  listWorkOrders,
  type WorkOrderListRow,
} from "./list-work-orders.server.ts";
import { workOrderServerMessages } from "./messages.server.ts";

const list = "/office/work-orders";

export const workOrdersOnStartPage: StartPagePart = {
  needs: "work-orders.read",
  place: 30,
  async read({ db, actor, since }) {
    const { startPage: texts } = workOrderServerMessages(actor.language);
    const [counts, ownOrders, recent, late, unanswered] = await Promise.all([
      countWorkOrders(db, actor, {}),
      countWorkOrders(db, actor, { assigned: "me" }),
      countWorkOrders(db, actor, { from: since }),
      listWorkOrders(db, actor, { tab: "late", sort: "due" }, maxEntries),
      listWorkOrders(db, actor, { tab: "new", sort: "due" }, maxEntries),
    ]);
    const entriesOf = (rows: readonly WorkOrderListRow[]) => rows.map((row) => toEntry(row, actor));
    const { late: lateCount, new: newCount } = counts;
    return {
      late: [countedLine(`${list}?tab=late`, lateCount, texts.late, entriesOf(late.rows))],
      waiting: [
        countedLine(`${list}?tab=new`, newCount, texts.unanswered, entriesOf(unanswered.rows)),
        countedLine(`${list}?assigned=me`, ownOrders.open, texts.yours),
      ],
      changed: [
        countedLine(`${list}?tab=all&from=${since}&sort=newest`, recent.all, texts.requested),
      ],
    };
  },
};

function toEntry(row: WorkOrderListRow, actor: Actor): StartPageEntry {
  const { id, number, category, facilityName, due } = toWorkOrderTableRow(row, actor);
  return {
    to: `${list}/${id}`,
    label: `${category}, ${number}`,
    detail: joinFacts([facilityName, due?.left]),
  };
}
