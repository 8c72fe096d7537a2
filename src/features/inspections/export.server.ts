/** The list that is shown, whole, for a spreadsheet. */

import { methodLabels } from "#features/facilities/inspection-methods.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { csvResponse } from "#platform/http/csv-response.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { type Column, csvHead, csvLines } from "#platform/records/csv.ts";
import { recordsAtOnce } from "#platform/records/record-page.ts";
import { stateLabels } from "./inspection-form.ts";
import { readInspectionFilter } from "./list.server.ts";
import { type InspectionListRow, listInspections } from "./list-inspections.server.ts";
import { appaLevel } from "./scoring.ts";

const columns: readonly Column<InspectionListRow>[] = [
  { name: "Facility", value: ({ facilityName }) => facilityName },
  { name: "Planned on", value: ({ plannedOn }) => plannedOn },
  { name: "State", value: ({ state }) => stateLabels[state] },
  { name: "Inspector", value: ({ inspectorName }) => inspectorName },
  { name: "Method", value: ({ method }) => methodLabels[method] },
  { name: "Items", value: ({ items }) => items },
  { name: "Score (%)", value: ({ scoreTenths }) => scoreTenths && scoreTenths / 10 },
  {
    name: "APPA level (1 is the cleanest, 5 the dirtiest)",
    value: ({ scoreTenths: of }) => (of === null ? null : appaLevel(of).level),
  },
  { name: "Open deficiencies", value: ({ openDeficiencies }) => openDeficiencies },
  { name: "Finished", value: ({ finishedAt }) => finishedAt },
  { name: "Signed by client", value: ({ signedAt }) => signedAt },
];

export async function exportInspections(route: RouteRequest, actor: Actor): Promise<Response> {
  const { db } = route.context.get(appContext);
  const filter = readInspectionFilter(route.request);
  return csvResponse("inspections", async (after) => {
    const page = await listInspections(db, actor, { ...filter, after }, recordsAtOnce);
    const head = after === undefined ? csvHead(columns) : "";
    return { text: head + csvLines(columns, page.rows), next: page.next };
  });
}
