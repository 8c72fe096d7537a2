import type { LoaderFunctionArgs } from "react-router";
import { reportFile } from "../report-file.server.ts";
import { enterInspections } from "./office-inspections.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { actor } = await enterInspections(route);
  return reportFile(route, actor, route.params.id);
}
