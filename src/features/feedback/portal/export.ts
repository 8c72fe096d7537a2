import type { LoaderFunctionArgs } from "react-router";
import { exportFeedback } from "../export.server.ts";
import { clientFeedback } from "./client-feedback.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  exportFeedback(clientFeedback, route);
