import { goOn, takeForm } from "#app/http/account-form.server.ts";
import type { RouteRequest } from "#app/http/actor.server.ts";
import { appContext } from "#app/http/context.ts";
import { may } from "#domain/accounts/permissions.ts";
import {
  priorities,
  priorityLabels,
  priorityMeanings,
} from "#domain/service-levels/priority-types.ts";
import { readTargets } from "#domain/service-levels/read-targets.ts";
import { promiseOf } from "#domain/service-levels/targets.ts";
import { createWorkOrder } from "#domain/work-orders/create-work-order.ts";
import { listFacilityChoices } from "#domain/work-orders/facility-choices.ts";
import { workOrderForm } from "#domain/work-orders/work-order-form.ts";
import { stepProblems } from "./step-problems.ts";
import { shownRoom, type WorkOrderRoom } from "./work-order-room.ts";

async function enter(room: WorkOrderRoom, route: RouteRequest) {
  const actor = await room.enter(route);
  if (!may(actor, "work-orders.create")) throw new Response(null, { status: 404 });
  return { actor, ...route.context.get(appContext) };
}

export async function readCreate(room: WorkOrderRoom, route: RouteRequest) {
  const { actor, db } = await enter(room, route);
  const facilities = await listFacilityChoices(db, actor);
  const asked = new URL(route.request.url).searchParams.get("facility");
  const clientIds = [...new Set(facilities.map(({ clientId }) => clientId))];
  const targets = await readTargets(db, clientIds);
  // Of one client the promise is known; staff see that of the client once the order is made.
  const own = clientIds.length === 1 ? targets.get(clientIds[0] ?? "") : undefined;
  return {
    room: shownRoom(room),
    facilities,
    facilityId: facilities.find(({ id }) => id === asked)?.id,
    priorities: priorities.map((value) => ({
      ...{ value, label: priorityLabels[value], meaning: priorityMeanings[value] },
      promise: own && promiseOf(value, own[value]),
    })),
  };
}

export type CreateData = Awaited<ReturnType<typeof readCreate>>;

const problems = {
  "not-allowed": { text: "Your role may not ask for work." },
  "unknown-facility": { facilityId: "Please choose the facility again" },
  "unknown-file": { photos: stepProblems["unknown-file"] },
  "unknown-area": { areaId: "This area is not in the facility that you chose" },
} as const;

export async function createByForm(room: WorkOrderRoom, route: RouteRequest) {
  const { actor, db, queue } = await enter(room, route);
  const echoed = ["facilityId", "areaId", "category", "priority", "text"];
  const definition = { form: "work-order", schema: workOrderForm, echoed, sender: actor };
  return takeForm(route, definition, async (fields, refuse, fileIds) => {
    const result = await createWorkOrder({ db, queue }, actor, fields, fileIds);
    if (!result.ok) return refuse(422, problems[result.reason]);
    return goOn(`${room.path}/${result.id}?done=created`);
  });
}
