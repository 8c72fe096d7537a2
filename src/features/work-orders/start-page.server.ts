import { formatCount } from "#platform/frame/format-count.ts";
import type { Actor } from "#platform/identity/actor.ts";
import {
  entriesALine,
  type StartPageEntry,
  type StartPagePart,
} from "#platform/start-page/start-page-part.ts";
import {
  countWorkOrders,
  listWorkOrders,
  type WorkOrderListRow,
} from "./list-work-orders.server.ts";
import { workOrderServerMessages } from "./messages.server.ts";
import { toWorkOrderTableRow } from "./work-order-table-row.server.ts";

const list = "/office/work-orders";

export const workOrdersOnStartPage: StartPagePart = {
  needs: "work-orders.read",
  place: 30,
  async read({ db, actor, since }) {
    const { startPage: texts } = workOrderServerMessages(actor.language);
    const [counts, own, recent, late, unanswered] = await Promise.all([
      countWorkOrders(db, actor, {}),
      countWorkOrders(db, actor, { assigned: "me" }),
      countWorkOrders(db, actor, { from: since }),
      listWorkOrders(db, actor, { tab: "late", sort: "due" }, entriesALine),
      listWorkOrders(db, actor, { tab: "new", sort: "due" }, entriesALine),
    ]);
    const saying = (text: typeof texts.late, count: number) =>
      text({ count, shown: formatCount(count) });
    return {
      late: [
        {
          to: `${list}?tab=late`,
          count: counts.late,
          text: saying(texts.late, counts.late),
          entries: late.rows.map((row) => toEntry(row, actor)),
        },
      ],
      waiting: [
        {
          to: `${list}?tab=new`,
          count: counts.new,
          text: saying(texts.unanswered, counts.new),
          entries: unanswered.rows.map((row) => toEntry(row, actor)),
        },
        { to: `${list}?assigned=me`, count: own.open, text: saying(texts.yours, own.open) },
      ],
      changed: [
        {
          to: `${list}?tab=all&from=${since}&sort=newest`,
          count: recent.all,
          text: saying(texts.requested, recent.all),
        },
      ],
    };
  },
};

function toEntry(row: WorkOrderListRow, actor: Actor): StartPageEntry {
  const { id, number, category, facilityName, due } = toWorkOrderTableRow(row, actor);
  return {
    to: `${list}/${id}`,
    label: `${category}, ${number}`,
    detail: [facilityName, due?.left].filter(Boolean).join(", "),
  };
}
