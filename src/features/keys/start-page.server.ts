import { formatCount } from "#platform/frame/format-count.ts";
import type { StartPagePart } from "#platform/start-page/start-page-part.ts";
import { countKeys } from "./key-queries.server.ts";
import { keyServerMessages } from "./messages.server.ts";

const list = "/office/keys";

export const keysOnStartPage: StartPagePart = {
  needs: "keys.change",
  place: 60,
  async read({ db, actor }) {
    const { startPage: texts } = keyServerMessages(actor.language);
    const counts = await countKeys(db, actor, {});
    const line = (tab: "lost" | "overdue" | "to-confirm", text: typeof texts.lost) => ({
      to: `${list}?tab=${tab}`,
      count: counts[tab],
      text: text({ count: counts[tab], shown: formatCount(counts[tab]) }),
    });
    return {
      late: [line("lost", texts.lost), line("overdue", texts.overdue)],
      waiting: [line("to-confirm", texts.toConfirm)],
    };
  },
};
