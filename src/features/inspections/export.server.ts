/** The list that is shown, whole, for a spreadsheet. */
import type { RouteRequest } from "#app/http/actor.server.ts";
import { appContext } from "#app/http/context.ts";
import { csvResponse } from "#app/http/csv-response.server.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { type Column, csvHead, csvLines } from "#domain/exports/csv.ts";
import { methodLabels, stateLabels } from "#domain/inspections/inspection-form.ts";
import { type InspectionLine, listInspections } from "#domain/inspections/list-inspections.ts";
import { appaLevel } from "#domain/inspections/scoring.ts";
import { recordsAtOnce } from "#domain/submissions/record-page.ts";
import { readInspectionFilter } from "./list.server.ts";

const columns: readonly Column<InspectionLine>[] = [
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
    return { text: head + csvLines(columns, page.lines), next: page.next };
  });
}
