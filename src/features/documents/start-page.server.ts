import { company } from "#content/company.ts";
import { formatCount } from "#platform/frame/format-count.ts";
import type { StartPagePart } from "#platform/start-page/start-page-part.ts";
import { countDocuments } from "./list-documents.server.ts";
import { documentServerMessages } from "./messages.server.ts";

const list = "/office/documents";

export const documentsOnStartPage: StartPagePart = {
  needs: "documents.change",
  place: 70,
  async read({ db, actor, now }) {
    const { startPage: texts } = documentServerMessages(actor.language);
    const clock = { now, companyZone: company.timeZone };
    const { expired, expiring } = await countDocuments(db, actor, {}, clock);
    const say = (text: typeof texts.expired, count: number) =>
      text({ count, shown: formatCount(count) });
    return {
      late: [{ to: `${list}?tab=expired`, count: expired, text: say(texts.expired, expired) }],
      waiting: [
        { to: `${list}?tab=expiring`, count: expiring, text: say(texts.expiring, expiring) },
      ],
    };
  },
};
