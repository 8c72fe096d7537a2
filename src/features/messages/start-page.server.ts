import { shownAttentionCount } from "#platform/frame/format-count.ts";
import { writtenAlone } from "#platform/language/written-words.ts";
import {
  countedLine,
  maxEntries,
  type StartPagePart,
} from "#platform/start-page/start-page-part.ts";
import { threadServerTexts } from "./messages.server.ts";
import { listThreads } from "./thread-list-screen.server.ts";
import { countUnreadThreads } from "./unread.server.ts";

const list = "/office/messages";

export const messagesOnStartPage: StartPagePart = {
  needs: "threads.use",
  place: 25,
  async read({ db, actor }) {
    const { startPage: texts } = threadServerTexts(actor.language);
    const [count, { rows }] = await Promise.all([
      countUnreadThreads(db, actor),
      listThreads(db, actor, { unread: true }, maxEntries),
    ]);
    const entries = rows.map(({ id, subject, subjectLanguage, facilityName, last }) => ({
      to: `${list}/${id}`,
      label: writtenAlone(subject, subjectLanguage),
      detail: `${last.authorName}, ${facilityName}`,
    }));
    // Counting ends earlier here than elsewhere.
    const say: typeof texts.unread = () =>
      texts.unread({ count, shown: shownAttentionCount(count) });
    return { waiting: [countedLine(`${list}?unread=yes`, count, say, entries)] };
  },
};
