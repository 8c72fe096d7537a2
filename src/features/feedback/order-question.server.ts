import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import type { RecordWithPanels } from "#platform/record-panels/panel-types.ts";
import { type FeedbackAnswerView, toFeedbackAnswerView } from "./feedback-answer-view.server.ts";
import { findOwnQuestion } from "./list-feedback.server.ts";

/** The question about a work order, where the reader was asked it. */
export async function readOrderQuestion(
  route: RouteRequest,
  actor: Actor,
  { kind, id }: RecordWithPanels,
) {
  if (kind !== "work-order" || !isClientRole(actor.role)) return undefined;
  const { db } = route.context.get(appContext);
  const question = await findOwnQuestion(db, actor, id);
  return question && toFeedbackAnswerView(question, actor);
}

declare module "#platform/record-panels/panel-types.ts" {
  interface RecordPanels {
    orderQuestion: FeedbackAnswerView;
  }
}
