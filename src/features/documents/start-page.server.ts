import { company } from "#content/company.ts";
import { countedLine, type StartPagePart } from "#platform/start-page/start-page-part.ts";
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
    return {
      late: [countedLine(`${list}?tab=expired`, expired, texts.expired)],
      waiting: [countedLine(`${list}?tab=expiring`, expiring, texts.expiring)],
    };
  },
};
