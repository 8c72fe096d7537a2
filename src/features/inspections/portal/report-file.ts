import type { LoaderFunctionArgs } from "react-router";
import { requireClient } from "#platform/http/actor.server.ts";
import { reportFile } from "../report-file.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  return reportFile(route, await requireClient(route), route.params.id);
}
