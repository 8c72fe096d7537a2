import { company } from "#content/company.ts";
import { listFilterChoices } from "#features/facilities/filter-choices.server.ts";
import { listClientNames } from "#features/facilities/list-clients.server.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { csvResponse } from "#platform/http/csv-response.server.ts";
import type { Language } from "#platform/language/language.ts";
import type { Column } from "#platform/records/csv.ts";
import { localTime } from "#platform/records/local-time.ts";
import { recordsAtOnce } from "#platform/records/record-page.ts";
import { toFeedbackAnswerView } from "./feedback-answer-view.server.ts";
import { domainFilter, type FeedbackView, readFilter } from "./feedback-filter.ts";
import {
  type FeedbackListRow,
  listFeedback,
  listQuestions,
  readFeedbackFigures,
} from "./list-feedback.server.ts";
import { feedbackServerMessages } from "./messages.server.ts";

export async function readFeedbackList(view: FeedbackView, route: RouteRequest) {
  const actor = await view.enter(route);
  const { db } = route.context.get(appContext);
  const filter = readFilter(new URL(route.request.url).searchParams);
  const listFilter = domainFilter(filter);
  const isStaff = view.audience === "staff";
  const [page, figures, questions, { facilities }, clients] = await Promise.all([
    listFeedback(db, actor, listFilter),
    readFeedbackFigures(db, actor, listFilter),
    isStaff ? [] : listQuestions(db, actor),
    listFilterChoices(db, actor, listFilter),
    isStaff ? listClientNames(db, actor) : [],
  ]);
  return {
    path: view.path,
    audience: view.audience,
    filter,
    figures,
    next: page.next,
    facilities,
    clients,
    questions: questions.map((row) => toFeedbackAnswerView(row, actor)),
    rows: page.rows.map((row) => toFeedbackAnswerView(row, actor)),
  };
}

export type FeedbackListData = Awaited<ReturnType<typeof readFeedbackList>>;

const columns = (language: Language): readonly Column<FeedbackListRow>[] => {
  const { timeZone } = company;
  const heads = feedbackServerMessages(language).export;
  return [
    { name: heads.client, value: ({ clientName }) => clientName },
    { name: heads.facility, value: ({ facilityName }) => facilityName },
    { name: heads.workOrder, value: ({ number }) => number ?? "" },
    { name: heads.quarter, value: ({ quarter }) => quarter ?? "" },
    { name: heads.score, value: ({ score }) => (score === null ? "" : String(score)) },
    { name: heads.reason, value: ({ reason }) => reason },
    { name: heads.givenBy, value: ({ giver }) => giver },
    {
      name: heads.answered({ zone: timeZone }),
      value: ({ answeredAt }) => (answeredAt ? localTime(answeredAt, timeZone) : ""),
    },
    {
      name: heads.changed({ zone: timeZone }),
      value: ({ changedAt }) => (changedAt ? localTime(changedAt, timeZone) : ""),
    },
  ];
};

/** The list that is shown, whole, for a spreadsheet. */
export async function exportFeedback(
  { enter }: FeedbackView,
  route: RouteRequest,
): Promise<Response> {
  const actor = await enter(route);
  const { db } = route.context.get(appContext);
  const filter = domainFilter(readFilter(new URL(route.request.url).searchParams));
  return csvResponse("feedback", columns(actor.language), (after) =>
    listFeedback(db, actor, { ...filter, after }, recordsAtOnce),
  );
}
