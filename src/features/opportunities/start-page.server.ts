import { company } from "#content/company.ts";
import { dateFormat } from "#platform/format/date-format.ts";
import { plainSpaces } from "#platform/format/day-format.ts";
import { formatCount } from "#platform/frame/format-count.ts";
import { entriesALine, type StartPagePart } from "#platform/start-page/start-page-part.ts";
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
    const steps = { tab: "open", due: "next-step", ownerId: actor.accountId } as const;
    const [owed, late, oldest, due, dueRows] = await Promise.all([
      countOpportunities(db, actor, { due: "answer" }),
      countLateAnswers(db, actor, now),
      listOpportunities(db, actor, answers, entriesALine),
      countOpportunities(db, actor, { due: "next-step", ownerId: actor.accountId }),
      listOpportunities(db, actor, { ...steps, sort: "next-step" }, entriesALine),
    ]);
    const format = dateFormat(
      {
        weekday: "short",
        hour: "numeric",
        minute: "2-digit",
        timeZone: company.timeZone,
      },
      actor.language,
    );
    const entry = ({ id, companyName }: OpportunityListRow, detail: string) => ({
      to: `/office/pipeline/${id}`,
      label: companyName,
      detail,
    });
    const values = { count: owed.open, shown: formatCount(owed.open) };
    const firstAnswers = {
      to: list + opportunityFilterAddress(answers),
      count: owed.open,
      text: late > 0 ? texts.answersLate({ ...values, late }) : texts.answers(values),
      entries: oldest.rows.map((row) => {
        const asked = plainSpaces(format.format(row.openedAt));
        return entry(row, [row.contactName, texts.asked({ time: asked })].join(", "));
      }),
    };
    const nextSteps = {
      to: list + opportunityFilterAddress({ ...steps, sort: "next-step" }),
      count: due.open,
      text: texts.nextSteps({ count: due.open, shown: formatCount(due.open) }),
      entries: dueRows.rows.map((row) => entry(row, row.nextStep ?? row.contactName)),
    };
    return late > 0
      ? { late: [firstAnswers], waiting: [nextSteps] }
      : { waiting: [firstAnswers, nextSteps] };
  },
};
