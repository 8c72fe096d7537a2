import type { LoaderFunctionArgs } from "react-router";
import { exportFeedback } from "../export.server.ts";
import { portalFeedback } from "./portal-feedback.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  exportFeedback(portalFeedback, route);
