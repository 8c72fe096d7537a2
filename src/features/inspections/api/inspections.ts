import type { LoaderFunctionArgs } from "react-router";
import { requireClient } from "#app/http/actor.server.ts";
import { appContext } from "#app/http/context.ts";
import { listInspections } from "#domain/inspections/list-inspections.ts";
import { inspectionAsJson } from "../../inspections/inspection-json.server.ts";
import { readInspectionFilter } from "../../inspections/list.server.ts";

/** Finished inspections, the latest first, as `docs/api.md` says. */
export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const actor = await requireClient(route);
  const { db } = route.context.get(appContext);
  const page = await listInspections(db, actor, readInspectionFilter(route.request));
  const body = { inspections: page.lines.map(inspectionAsJson), next: page.next ?? null };
  return Response.json(body, { headers: { "Cache-Control": "no-store" } });
}
