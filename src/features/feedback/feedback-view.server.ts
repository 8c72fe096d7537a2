import { type RouteRequest, requireClient, requireStaff } from "#platform/http/actor.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { viewByArea } from "#platform/http/view-by-area.server.ts";
import { may } from "#platform/identity/permissions.ts";
import type { FeedbackView } from "./feedback-filter.ts";

export const portalFeedback = {
  path: "/client-portal/feedback",
  audience: "client",
  enter: requireClient,
} satisfies FeedbackView;

const officeFeedback = {
  path: "/office/feedback",
  audience: "staff",
  async enter(route: RouteRequest) {
    const actor = await requireStaff(route);
    if (!may(actor, "feedback.read")) throw notFound();
    return actor;
  },
} satisfies FeedbackView;

export const feedbackView = viewByArea<FeedbackView>({
  portal: portalFeedback,
  office: officeFeedback,
});
