import type { LoaderFunctionArgs } from "react-router";
import { exportFeedback } from "../export.server.ts";
import { staffFeedback } from "./staff-feedback.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  exportFeedback(staffFeedback, route);
