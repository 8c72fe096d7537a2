import { goOn, takeForm } from "#app/http/account-form.server.ts";
import type { RouteRequest } from "#app/http/actor.server.ts";
import { appContext } from "#app/http/context.ts";
import { listClients } from "#domain/facilities/list-clients.ts";
import { listFacilities } from "#domain/facilities/list-facilities.ts";
import { threadForm } from "#domain/messages/message-form.ts";
import { startThread } from "#domain/messages/send-message.ts";
import { readAskedAbout } from "./about.server.ts";
import type { MessagesRoom } from "./messages-room.ts";
import { newAttempt } from "./new-attempt.server.ts";
import { sendProblems } from "./send-problems.ts";

export async function readNewThread(room: MessagesRoom, route: RouteRequest) {
  const actor = await room.enter(route);
  const { db } = route.context.get(appContext);
  const facility = new URL(route.request.url).searchParams.get("facility") ?? "";
  const about = await readAskedAbout(room, route);
  const clients = room.namesClients
    ? await listClients(db, actor)
    : [{ id: "own", name: "", facilities: await listFacilities(db, actor) }];
  const all = clients.flatMap(({ facilities }) => facilities);
  const nameOf = (id: string) => all.find((one) => one.id === id)?.name ?? "";
  return {
    path: room.path,
    filesPath: `${room.area}/files`,
    about: about && { ...about, facilityName: nameOf(about.facilityId) },
    facility,
    attempt: newAttempt(),
    clients: clients.map(({ name, facilities }) => ({
      name,
      facilities: facilities.map((one) => ({ id: one.id, name: one.name })),
    })),
  };
}

export type NewThreadData = Awaited<ReturnType<typeof readNewThread>>;

const echoed = ["facilityId", "workOrderId", "visitId", "subject", "text", "attempt"];

export async function startByForm(room: MessagesRoom, route: RouteRequest) {
  const actor = await room.enter(route);
  const definition = { form: "thread", schema: threadForm, echoed, sender: actor };
  return takeForm(route, definition, async (fields, refuse, fileIds) => {
    const result = await startThread(route.context.get(appContext), actor, fields, fileIds);
    if (result.ok) return goOn(`${room.path}/${result.threadId}`);
    if (result.reason !== "not-found") return refuse(422, sendProblems[result.reason]);
    return refuse(409, {
      facilityId: "This facility is not yours any more. Please choose another.",
    });
  });
}
