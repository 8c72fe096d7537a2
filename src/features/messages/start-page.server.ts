import { shownAttentionCount } from "#platform/frame/format-count.ts";
import { entriesALine, type StartPagePart } from "#platform/start-page/start-page-part.ts";
import { threadServerTexts } from "./messages.server.ts";
import { listThreads } from "./thread-list.server.ts";
import { countUnreadThreads } from "./unread.server.ts";

const list = "/office/messages";

export const messagesOnStartPage: StartPagePart = {
  needs: "threads.use",
  place: 25,
  async read({ db, actor }) {
    const { startPage: texts } = threadServerTexts(actor.language);
    const [count, { rows }] = await Promise.all([
      countUnreadThreads(db, actor),
      listThreads(db, actor, { unread: true }, entriesALine),
    ]);
    return {
      waiting: [
        {
          to: `${list}?unread=yes`,
          count,
          text: texts.unread({ count, shown: shownAttentionCount(count) }),
          entries: rows.map(({ id, subject, facilityName, last }) => ({
            to: `${list}/${id}`,
            label: subject,
            detail: `${last.authorName}, ${facilityName}`,
          })),
        },
      ],
    };
  },
};
