import { type RouteRequest, requireClient, requireStaff } from "#platform/http/actor.server.ts";
import { viewByArea } from "#platform/http/view-by-area.server.ts";
import { may } from "#platform/identity/permissions.ts";
import type { FeedbackView } from "./feedback-view.ts";

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
    if (!may(actor, "feedback.read")) throw new Response(null, { status: 404 });
    return actor;
  },
} satisfies FeedbackView;

export const feedbackView = viewByArea<FeedbackView>({
  portal: portalFeedback,
  office: officeFeedback,
});
