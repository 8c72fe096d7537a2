import * as z from "zod/mini";
import { type RouteRequest, requireClient } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { readRecordPanels } from "#platform/record-panels/record-panels.server.ts";
import { areaSummary, listAreas, toFloorViews } from "../areas/change-areas.server.ts";
import { toFacilityView } from "../facility-view.server.ts";
import { findFacility } from "../find-facility.server.ts";
import { recordLinks } from "../record-links.server.ts";

const uuid = z.uuid();

/** @throws 404 for a facility that does not exist, or that this person may not see */
export async function requireFacility(route: RouteRequest, id: string | undefined) {
  const actor = await requireClient(route);
  const { db } = route.context.get(appContext);
  const parsedId = z.safeParse(uuid, id);
  const facility = parsedId.success ? await findFacility(db, actor, parsedId.data) : undefined;
  if (facility === undefined) throw notFound();
  const path = `/client-portal/facilities/${facility.id}`;
  const { searchParams } = new URL(route.request.url);
  const facilityView = {
    ...toFacilityView(facility, actor.language),
    hasSigns: may(actor, "signs.print"),
  };
  return { actor, db, facility, path, facilityView, search: searchParams };
}

/** The page and the API read the same. */
export async function readFacilityWithAreas({
  actor,
  db,
  facility,
  path,
  facilityView,
}: Awaited<ReturnType<typeof requireFacility>>) {
  const areas = (await listAreas(db, actor, facility.id)).filter(({ archivedAt }) => !archivedAt);
  return {
    path,
    facility: facilityView,
    links: recordLinks(actor, { facilityId: facility.id }),
    floors: toFloorViews(areas, actor.language),
    summary: areaSummary(areas, actor.language),
  };
}

export async function readFacilityPage(route: RouteRequest, id: string | undefined) {
  const entered = await requireFacility(route, id);
  const record = { kind: "facility", id: entered.facility.id } as const;
  const panels = await readRecordPanels(route, entered.actor, record);
  return { ...(await readFacilityWithAreas(entered)), panels };
}
