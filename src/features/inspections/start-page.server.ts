import { addDays } from "#platform/format/local-date.ts";
import { countedLine, type StartPagePart } from "#platform/start-page/start-page-part.ts";
import { countInspections } from "./list-inspections.server.ts";
import { inspectionServerMessages } from "./messages.server.ts";

const list = "/office/inspections?tab=planned";

export const inspectionsOnStartPage: StartPagePart = {
  needs: "inspections.perform",
  place: 50,
  async read({ db, actor, today }) {
    const { startPage: texts } = inspectionServerMessages(actor.language);
    const yesterday = addDays(today, -1);
    const [overdue, due] = await Promise.all([
      countInspections(db, actor, { to: yesterday }),
      countInspections(db, actor, { from: today, to: today }),
    ]);
    return {
      late: [countedLine(`${list}&to=${yesterday}`, overdue.planned, texts.overdue)],
      waiting: [countedLine(`${list}&from=${today}&to=${today}`, due.planned, texts.today)],
    };
  },
};
