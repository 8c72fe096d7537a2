import { countedLine, type StartPagePart } from "#platform/start-page/start-page-part.ts";
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
    return {
      late: [countedLine(`${list}?state=overdue`, overdue, texts.overdue)],
      waiting: [countedLine(`${list}?state=draft`, draft, texts.draft)],
    };
  },
};
