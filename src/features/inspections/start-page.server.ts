import { addDays } from "#platform/format/local-date.ts";
import { formatCount } from "#platform/frame/format-count.ts";
import type { StartPagePart } from "#platform/start-page/start-page-part.ts";
import { countInspections } from "./list-inspections.server.ts";
import { inspectionServerMessages } from "./messages.server.ts";

const list = "/office/inspections";

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
    const say = (text: typeof texts.overdue, count: number) =>
      text({ count, shown: formatCount(count) });
    return {
      late: [
        {
          to: `${list}?tab=planned&to=${yesterday}`,
          count: overdue.planned,
          text: say(texts.overdue, overdue.planned),
        },
      ],
      waiting: [
        {
          to: `${list}?tab=planned&from=${today}&to=${today}`,
          count: due.planned,
          text: say(texts.today, due.planned),
        },
      ],
    };
  },
};
