import type { LoaderFunctionArgs } from "react-router";
import { exportFeedback } from "../export.server.ts";
import { officeFeedback } from "./office-feedback.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  exportFeedback(officeFeedback, route);
