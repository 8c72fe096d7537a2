import type { LoaderFunctionArgs } from "react-router";
import { requireClient } from "#platform/http/actor.server.ts";
import { viewByArea } from "#platform/http/view-by-area.server.ts";
import { exportVisits } from "./export.server.ts";
import { requireScheduleReader } from "./office/schedule-page.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  return exportVisits(route, await enterByArea(route)(route));
}

const enterByArea = viewByArea({
  portal: requireClient,
  office: async (route: LoaderFunctionArgs) => (await requireScheduleReader(route)).actor,
});
