import type { LoaderFunctionArgs } from "react-router";
import { feedbackView } from "./feedback-view.server.ts";
import { exportFeedback } from "./list-screen.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  exportFeedback(feedbackView(route), route);
