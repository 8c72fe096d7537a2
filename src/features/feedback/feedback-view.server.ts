import { type RouteRequest, requireClient, requireStaff } from "#platform/http/actor.server.ts";
import { viewByArea } from "#platform/http/view-by-area.server.ts";
import type { FeedbackView } from "./feedback-filter.ts";

export const portalFeedback = {
  path: "/client-portal/feedback",
  audience: "client",
  enter: requireClient,
} satisfies FeedbackView;

const officeFeedback = {
  path: "/office/feedback",
  audience: "staff",
  enter: (route: RouteRequest) => requireStaff(route, "feedback.read"),
} satisfies FeedbackView;

export const feedbackView = viewByArea<FeedbackView>({
  portal: portalFeedback,
  office: officeFeedback,
});
