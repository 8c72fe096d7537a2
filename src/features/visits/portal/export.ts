import type { LoaderFunctionArgs } from "react-router";
import { requireClient } from "#platform/http/actor.server.ts";
import { exportVisits } from "../export.server.ts";

export const loader = async (route: LoaderFunctionArgs): Promise<Response> =>
  exportVisits(route, await requireClient(route));
