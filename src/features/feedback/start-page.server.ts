import { formatCount } from "#platform/frame/format-count.ts";
import { entriesALine, type StartPagePart } from "#platform/start-page/start-page-part.ts";
import { countFeedback, formatFeedbackAbout, listFeedback } from "./list-feedback.server.ts";
import { feedbackServerMessages } from "./messages.server.ts";
import { filterAddress } from "./read-filter.ts";

const list = "/office/feedback";

export const feedbackOnStartPage: StartPagePart = {
  needs: "feedback.read",
  place: 80,
  async read({ db, actor, since }) {
    const { startPage: texts } = feedbackServerMessages(actor.language);
    const [count, low, { rows }] = await Promise.all([
      countFeedback(db, actor, { from: since }),
      countFeedback(db, actor, { from: since, band: "low" }),
      listFeedback(db, actor, { from: since, band: "low" }, entriesALine),
    ]);
    const values = { count, shown: formatCount(count) };
    return {
      changed: [
        {
          to: filterAddress(list, { from: since }),
          count,
          text: low > 0 ? texts.answersLow({ ...values, low }) : texts.answers(values),
          entries: rows.map((row) => ({
            to: filterAddress(list, { from: since, scores: "low" }),
            label: `${row.score ?? 0}: ${formatFeedbackAbout(row, actor.language)}`,
            detail: row.facilityName,
          })),
        },
      ],
    };
  },
};
