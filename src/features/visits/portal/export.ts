import type { LoaderFunctionArgs } from "react-router";
import { requireClient } from "#app/http/actor.server.ts";
import { exportVisits } from "../../visits/export.server.ts";

export const loader = async (route: LoaderFunctionArgs): Promise<Response> =>
  exportVisits(route, await requireClient(route));
