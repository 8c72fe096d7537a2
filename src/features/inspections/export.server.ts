/** The list that is shown, whole, for a spreadsheet. */

import { methodLabels } from "#features/facilities/inspection-methods.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { csvResponse } from "#platform/http/csv-response.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { type Column, csvHead, csvLines } from "#platform/records/csv.ts";
import { recordsAtOnce } from "#platform/records/record-page.ts";
import { readInspectionFilter } from "./list.server.ts";
import { type InspectionListRow, listInspections } from "./list-inspections.server.ts";
import { inspectionServerMessages } from "./messages.server.ts";
import { appaLevel } from "./scoring.ts";

const columns = byLanguage((language): readonly Column<InspectionListRow>[] => {
  const { export: heads, states } = inspectionServerMessages(language);
  return [
    { name: heads.facility, value: ({ facilityName }) => facilityName },
    { name: heads.plannedOn, value: ({ plannedOn }) => plannedOn },
    { name: heads.state, value: ({ state }) => states[state] },
    { name: heads.inspector, value: ({ inspectorName }) => inspectorName },
    { name: heads.method, value: ({ method }) => methodLabels(language)[method] },
    { name: heads.items, value: ({ items }) => items },
    { name: heads.score, value: ({ scoreTenths }) => scoreTenths && scoreTenths / 10 },
    {
      name: heads.appa,
      value: ({ scoreTenths: of }) => (of === null ? null : appaLevel(of)),
    },
    { name: heads.open, value: ({ openDeficiencies }) => openDeficiencies },
    { name: heads.finished, value: ({ finishedAt }) => finishedAt },
    { name: heads.signed, value: ({ signedAt }) => signedAt },
  ];
});

export async function exportInspections(route: RouteRequest, actor: Actor): Promise<Response> {
  const { db } = route.context.get(appContext);
  const filter = readInspectionFilter(route.request);
  return csvResponse("inspections", async (after) => {
    const page = await listInspections(db, actor, { ...filter, after }, recordsAtOnce);
    const head = after === undefined ? csvHead(columns(actor.language)) : "";
    return { text: head + csvLines(columns(actor.language), page.rows), next: page.next };
  });
}
