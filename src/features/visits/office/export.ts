import type { LoaderFunctionArgs } from "react-router";
import { exportVisits } from "../export.server.ts";
import { enterSchedule } from "./schedule.server.ts";

export const loader = async (route: LoaderFunctionArgs): Promise<Response> =>
  exportVisits(route, (await enterSchedule(route)).actor);
