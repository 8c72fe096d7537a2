import type { LoaderFunctionArgs } from "react-router";
import { requireClient } from "#app/http/actor.server.ts";
import { exportInspections } from "../../inspections/export.server.ts";

export const loader = async (route: LoaderFunctionArgs): Promise<Response> =>
  exportInspections(route, await requireClient(route));
