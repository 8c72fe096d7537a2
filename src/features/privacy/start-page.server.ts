import { formatCount } from "#platform/frame/format-count.ts";
import type { StartPagePart } from "#platform/start-page/start-page-part.ts";
import { privacyServerMessages } from "./messages.server.ts";
import { countOverdueRequests, countRequests } from "./request-queries.server.ts";

export const privacyOnStartPage: StartPagePart = {
  needs: "privacy.handle",
  place: 90,
  async read({ db, actor, today }) {
    const { startPage: texts } = privacyServerMessages(actor.language);
    const [{ open }, overdue] = await Promise.all([
      countRequests(db, actor),
      countOverdueRequests(db, actor, today),
    ]);
    const values = { count: open, shown: formatCount(open) };
    const to = "/office/privacy";
    return overdue > 0
      ? { late: [{ to, count: open, text: texts.openAndOverdue({ ...values, overdue }) }] }
      : { waiting: [{ to, count: open, text: texts.open(values) }] };
  },
};
