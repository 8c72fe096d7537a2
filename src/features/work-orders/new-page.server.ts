import { and, asc, eq, isNull } from "drizzle-orm";
import * as z from "zod/mini";
import { areas } from "#features/facilities/tables/areas.ts";
import { findVisitListRow } from "#features/visits/list-visits.server.ts";
import type { Database } from "#platform/database/client.ts";
import { byName } from "#platform/database/tables/name-order.ts";
import { formatDay, formatWindow } from "#platform/format/visit-format.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { type AppResources, appContext } from "#platform/http/context.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { clients, facilities } from "#platform/identity/tables/clients.ts";
import type { Language } from "#platform/language/language.ts";
import { createWorkOrder } from "./create-work-order.server.ts";
import { workOrderServerMessages } from "./messages.server.ts";
import { workOrderMessages } from "./messages.ts";
import { readTargets } from "./service-levels/read-targets.server.ts";
import { priorities } from "./service-levels/service-clock-types.ts";
import { promiseOf } from "./service-levels/targets.ts";
import { toWorkOrdersViewData, type WorkOrdersView } from "./work-order-filter.ts";
import { workOrderForm } from "./work-order-form.server.ts";

interface FacilityChoice {
  id: string;
  name: string;
  clientId: string;
  clientName: string;
  areas: { id: string; name: string; floor: string }[];
}

/** Facilities and areas in use, for which work can be requested. */
async function listFacilityChoices(db: Database, actor: Actor): Promise<FacilityChoice[]> {
  const { id, name, clientId, archivedAt } = facilities;
  const rows = await db
    .select({
      facility: { id, name, clientId, clientName: clients.name },
      area: { id: areas.id, name: areas.name, floor: areas.floor },
    })
    .from(facilities)
    .innerJoin(clients, eq(clients.id, clientId))
    .leftJoin(areas, and(eq(areas.facilityId, id), isNull(areas.archivedAt)))
    .where(and(isNull(archivedAt), inVisibleFacility(actor, { facilityId: id, clientId })))
    .orderBy(
      asc(byName(clients.name)),
      asc(byName(name)),
      asc(id),
      asc(areas.position),
      asc(areas.id),
    );
  const choices = new Map<string, FacilityChoice>();
  for (const { facility, area } of rows) {
    const choice = choices.get(facility.id) ?? { ...facility, areas: [] };
    if (area !== null) choice.areas.push(area);
    choices.set(facility.id, choice);
  }
  return [...choices.values()];
}

async function requireWorkOrderAuthor(view: WorkOrdersView, route: RouteRequest) {
  const actor = await view.enter(route);
  if (!may(actor, "work-orders.create")) throw notFound();
  return { actor, ...route.context.get(appContext) };
}

export async function readCreate(view: WorkOrdersView, route: RouteRequest) {
  const { actor, db } = await requireWorkOrderAuthor(view, route);
  const facilities = await listFacilityChoices(db, actor);
  const { searchParams } = new URL(route.request.url);
  const visit = await readVisitInAddress(db, actor, searchParams);
  const facilityInAddress = visit?.facilityId ?? searchParams.get("facilityId");
  const clientIds = [...new Set(facilities.map(({ clientId }) => clientId))];
  const targets = await readTargets(db, clientIds);
  // Each client has its own promises, so staff with several see them once the order is made.
  const clientTargets = clientIds.length === 1 ? targets.get(clientIds[0] ?? "") : undefined;
  const { language } = actor;
  const labels = workOrderMessages(language).priorities;
  const meanings = workOrderServerMessages(language).priorityMeanings;
  return {
    view: toWorkOrdersViewData(view),
    facilities,
    facilityId: facilities.find(({ id }) => id === facilityInAddress)?.id,
    visit,
    category: categoriesInAddress.find((category) => category === searchParams.get("category")),
    priorities: priorities.map((value) => ({
      value,
      label: labels[value],
      meaning: meanings[value],
      promise: clientTargets && promiseOf(value, clientTargets[value], language),
    })),
  };
}

/** Categories that a link from a visit or from the schedule can choose. */
const categoriesInAddress = ["schedule-change", "extra-service"] as const;

async function readVisitInAddress(db: AppResources["db"], actor: Actor, search: URLSearchParams) {
  const parsed = z.safeParse(z.uuid(), search.get("visit"));
  const visit = parsed.success ? await findVisitListRow(db, actor, parsed.data) : undefined;
  if (visit === undefined) return undefined;
  const { id, facilityId, facilityName, date, windowStart, windowEnd, timeZone } = visit;
  const day = formatDay(date, actor.language, { timeZone });
  const window = formatWindow(windowStart, windowEnd, actor.language);
  return { id, facilityId, facilityName, when: `${day}, ${window}` };
}

export type CreateData = Awaited<ReturnType<typeof readCreate>>;

function problemsIn(language: Language) {
  const { errors, problems } = workOrderServerMessages(language);
  return {
    "not-allowed": { text: errors.mayNotRequest },
    "unknown-facility": { facilityId: errors.facilityAgain },
    "unknown-visit": { text: errors.visitGone },
    "unknown-file": { photos: problems["unknown-file"] },
    "unknown-area": { areaId: errors.areaElsewhere },
  };
}

export async function createByForm(view: WorkOrdersView, route: RouteRequest) {
  const { actor, db, queue } = await requireWorkOrderAuthor(view, route);
  const echoed = ["facilityId", "visitId", "areaId", "category", "priority", "text"];
  const { language } = actor;
  const schema = workOrderForm(language);
  const definition = {
    form: "work-order",
    schema,
    echoed,
    sender: actor,
    takesPhotosAlone: true as const,
  };
  const question = workOrderServerMessages(language).alreadyReceived.workOrder;
  const adds = () => ({ noun: "work order", question });
  return handleFormOnce(
    route,
    { ...definition, actor, db, adds },
    async (fields, refuse, db, fileIds) => {
      const result = await createWorkOrder({ db, queue }, actor, fields, fileIds);
      if (!result.ok) return refuse(422, problemsIn(language)[result.reason]);
      return redirectAfterPost(`${view.path}/${result.id}?done=created`);
    },
  );
}
