import { listFilterChoices } from "#features/facilities/filter-choices.ts";
import { listClientNames } from "#features/facilities/list-clients.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { readFeedbackFigures } from "./feedback-figures.ts";
import type { FeedbackRoom } from "./feedback-room.ts";
import { listFeedback, listQuestions } from "./list-feedback.ts";
import { domainFilter, readFilter } from "./read-filter.ts";
import { showFeedback } from "./shown-feedback.server.ts";

export async function readFeedbackList(room: FeedbackRoom, route: RouteRequest) {
  const actor = await room.enter(route);
  const { db } = route.context.get(appContext);
  const filter = readFilter(new URL(route.request.url).searchParams);
  const wanted = domainFilter(filter);
  const isStaff = room.side === "staff";
  const [page, figures, questions, { facilities }, clients] = await Promise.all([
    listFeedback(db, actor, wanted),
    readFeedbackFigures(db, actor, wanted),
    isStaff ? [] : listQuestions(db, actor),
    listFilterChoices(db, actor, { clientId: filter.client, facilityId: filter.facility }),
    isStaff ? listClientNames(db, actor) : [],
  ]);
  return {
    path: room.path,
    side: room.side,
    filter,
    figures,
    next: page.next,
    facilities,
    clients,
    questions: questions.map((line) => showFeedback(line, actor.accountId)),
    lines: page.lines.map((line) => showFeedback(line, actor.accountId)),
  };
}

export type FeedbackListData = Awaited<ReturnType<typeof readFeedbackList>>;
