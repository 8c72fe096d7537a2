import type { LoaderFunctionArgs } from "react-router";
import { exportFeedback } from "./export.server.ts";
import { feedbackView } from "./feedback-view.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  exportFeedback(feedbackView(route), route);
