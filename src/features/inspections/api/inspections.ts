import type { LoaderFunctionArgs } from "react-router";
import { requireClient } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { noStoreJson } from "#platform/http/no-store-json.server.ts";
import { inspectionAsJson } from "../inspection-view.server.ts";
import { listInspections } from "../list-inspections.server.ts";
import { readInspectionFilter } from "../list-screen.server.ts";

/** Finished inspections, the latest first, as `docs/api.md` says. */
export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const actor = await requireClient(route);
  const { db } = route.context.get(appContext);
  const page = await listInspections(db, actor, readInspectionFilter(route.request));
  const body = { inspections: page.rows.map(inspectionAsJson), next: page.next ?? null };
  return noStoreJson(body);
}
