import {
  countedLine,
  maxEntries,
  type StartPagePart,
} from "#platform/start-page/start-page-part.ts";
import { filterAddress } from "./feedback-filter.ts";
import { countFeedback, formatFeedbackAbout, listFeedback } from "./list-feedback.server.ts";
import { feedbackServerMessages } from "./messages.server.ts";

const list = "/office/feedback";

export const feedbackOnStartPage: StartPagePart = {
  needs: "feedback.read",
  place: 80,
  async read({ db, actor, since }) {
    const { startPage: texts } = feedbackServerMessages(actor.language);
    const lowScores = { from: since, band: "low" } as const;
    const [count, low, { rows }] = await Promise.all([
      countFeedback(db, actor, { from: since }),
      countFeedback(db, actor, lowScores),
      listFeedback(db, actor, lowScores, maxEntries),
    ]);
    // An answer has no page of its own.
    const to = filterAddress(list, { from: since, scores: "low" });
    const entries = rows.map((row) => ({
      to,
      label: `${row.score ?? 0}: ${formatFeedbackAbout(row, actor.language)}`,
      detail: row.facilityName,
    }));
    return {
      changed: [
        countedLine(
          filterAddress(list, { from: since }),
          count,
          (values) => (low > 0 ? texts.answersLow({ ...values, low }) : texts.answers(values)),
          entries,
        ),
      ],
    };
  },
};
