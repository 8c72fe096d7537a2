import { formatCount } from "#platform/frame/format-count.ts";
import type { StartPagePart } from "#platform/start-page/start-page-part.ts";
import { countInvoices } from "./list-invoices.server.ts";
import { invoiceServerMessages } from "./messages.server.ts";

const list = "/office/invoices";

export const invoicesOnStartPage: StartPagePart = {
  needs: "invoices.read",
  place: 75,
  async read({ db, actor, today }) {
    const { startPage: texts } = invoiceServerMessages(actor.language);
    const [overdue, draft] = await Promise.all([
      countInvoices(db, actor, ["overdue"], today),
      countInvoices(db, actor, ["draft"], today),
    ]);
    const say = (text: typeof texts.overdue, count: number) =>
      text({ count, shown: formatCount(count) });
    return {
      late: [{ to: `${list}?state=overdue`, count: overdue, text: say(texts.overdue, overdue) }],
      waiting: [{ to: `${list}?state=draft`, count: draft, text: say(texts.draft, draft) }],
    };
  },
};
