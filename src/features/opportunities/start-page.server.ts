import { companyMoment } from "#platform/document/moment.ts";
import { type WrittenWords, writtenAlone } from "#platform/language/written-words.ts";
import {
  countedLine,
  maxEntries,
  type StartPageEntry,
  type StartPagePart,
} from "#platform/start-page/start-page-part.ts";
import { opportunityServerMessages } from "./messages.server.ts";
import {
  countLateAnswers,
  countOpportunities,
  listOpportunities,
  type OpportunityListRow,
} from "./opportunity-queries.server.ts";
import { opportunityFilterAddress } from "./opportunity-types.ts";

const list = "/office/pipeline/list";

export const opportunitiesOnStartPage: StartPagePart = {
  needs: "opportunities.read",
  place: 10,
  async read({ db, actor, now }) {
    const { startPage: texts } = opportunityServerMessages(actor.language);
    const answers = { tab: "open", due: "answer", sort: "oldest" } as const;
    const ownSteps = {
      tab: "open",
      due: "next-step",
      ownerId: actor.accountId,
      sort: "next-step",
    } as const;
    const [owed, late, unanswered, steps, due] = await Promise.all([
      countOpportunities(db, actor, answers),
      countLateAnswers(db, actor, now),
      listOpportunities(db, actor, answers, maxEntries),
      countOpportunities(db, actor, ownSteps),
      listOpportunities(db, actor, ownSteps, maxEntries),
    ]);
    const isAsked = (row: OpportunityListRow) => {
      const time = companyMoment(row.openedAt, actor.language, now).short;
      const what = row.isAnswerUndelivered ? texts.undelivered : texts.asked({ time });
      return `${row.contactName}, ${what}`;
    };
    const firstAnswers = countedLine(
      list + opportunityFilterAddress(answers),
      owed.open,
      (values) => (late > 0 ? texts.answersLate({ ...values, late }) : texts.answers(values)),
      unanswered.rows.map((row) => toEntry(row, isAsked(row))),
    );
    const nextSteps = countedLine(
      list + opportunityFilterAddress(ownSteps),
      steps.open,
      texts.nextSteps,
      due.rows.map((row) => {
        const { nextStep, nextStepLanguage, contactName } = row;
        const detail = nextStep === null ? contactName : writtenAlone(nextStep, nextStepLanguage);
        return toEntry(row, detail);
      }),
    );
    return late > 0
      ? { late: [firstAnswers], waiting: [nextSteps] }
      : { waiting: [firstAnswers, nextSteps] };
  },
};

const toEntry = (
  { id, companyName }: OpportunityListRow,
  detail: string | WrittenWords,
): StartPageEntry => ({
  to: `/office/pipeline/${id}`,
  label: companyName,
  detail,
});
