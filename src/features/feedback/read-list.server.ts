import { listFilterChoices } from "#features/facilities/filter-choices.server.ts";
import { listClientNames } from "#features/facilities/list-clients.server.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { toFeedbackAnswerView } from "./feedback-answer-view.server.ts";
import { readFeedbackFigures } from "./feedback-figures.server.ts";
import type { FeedbackView } from "./feedback-view.ts";
import { listFeedback, listQuestions } from "./list-feedback.server.ts";
import { domainFilter, readFilter } from "./read-filter.ts";

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
