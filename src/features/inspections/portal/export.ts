import type { LoaderFunctionArgs } from "react-router";
import { requireClient } from "#platform/http/actor.server.ts";
import { exportInspections } from "../export.server.ts";

export const loader = async (route: LoaderFunctionArgs): Promise<Response> =>
  exportInspections(route, await requireClient(route));
