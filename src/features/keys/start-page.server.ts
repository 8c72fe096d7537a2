import { countedLine, type StartPagePart } from "#platform/start-page/start-page-part.ts";
import { countKeys } from "./key-queries.server.ts";
import { keyServerMessages } from "./messages.server.ts";

const list = "/office/keys";

export const keysOnStartPage: StartPagePart = {
  needs: "keys.change",
  place: 60,
  async read({ db, actor }) {
    const { startPage: texts } = keyServerMessages(actor.language);
    const counts = await countKeys(db, actor, {});
    return {
      late: [
        countedLine(`${list}?tab=lost`, counts.lost, texts.lost),
        countedLine(`${list}?tab=overdue`, counts.overdue, texts.overdue),
      ],
      waiting: [countedLine(`${list}?tab=to-confirm`, counts["to-confirm"], texts.toConfirm)],
    };
  },
};
