import { countedLine, type StartPagePart } from "#platform/start-page/start-page-part.ts";
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
    const line = countedLine("/office/privacy", open, (values) =>
      overdue > 0 ? texts.openAndOverdue({ ...values, overdue }) : texts.open(values),
    );
    return overdue > 0 ? { late: [line] } : { waiting: [line] };
  },
};
