import { companyMoment } from "#platform/document/moment.ts";
import { quoteWritten, writtenAlone } from "#platform/language/written-words.ts";
import {
  countedLine,
  maxEntries,
  type StartPagePart,
} from "#platform/start-page/start-page-part.ts";
import { opportunityEmailServerMessages } from "../messages.server.ts";
import { unmatchedPath } from "./unmatched-form.ts";
import { countUnmatched, listUnmatched } from "./unmatched-queries.server.ts";

export const unmatchedOnStartPage: StartPagePart = {
  needs: "opportunities.change",
  place: 12,
  async read({ db, actor, now }) {
    const [{ waiting }, { rows }] = await Promise.all([
      countUnmatched(db, actor),
      listUnmatched(db, actor, { state: "waiting" }, maxEntries),
    ]);
    const { startPage } = opportunityEmailServerMessages(actor.language);
    const entries = rows.map(({ id, fromName, fromAddress, subject, arrivedAt }) => {
      const at = companyMoment(arrivedAt, actor.language, now).short;
      return {
        to: `${unmatchedPath}/${id}`,
        label: fromName || fromAddress || writtenAlone(subject, null),
        detail: quoteWritten((text) => `${text}, ${at}`, subject, null),
      };
    });
    return { waiting: [countedLine(unmatchedPath, waiting, startPage.unmatched, entries)] };
  },
};
