import { redirect } from "react-router";
import { listFacilities } from "#features/facilities/find-facility.server.ts";
import { clientChoices, listClients } from "#features/facilities/list-clients.server.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { askAboutAnother, handleFormOnce } from "#platform/http/form-once.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { readAskedAbout } from "./about.server.ts";
import { aboutFields } from "./about-fields.ts";
import { threadForm } from "./message-form.server.ts";
import { threadServerTexts } from "./messages.server.ts";
import type { MessagesView } from "./messages-view.ts";
import { startThread } from "./send-message.server.ts";
import { sendProblems } from "./send-problems.server.ts";

export async function readNewThread(view: MessagesView, route: RouteRequest) {
  const actor = await view.enter(route);
  const { db } = route.context.get(appContext);
  const facility = new URL(route.request.url).searchParams.get("facilityId") ?? "";
  const about = await readAskedAbout(view, route);
  // Its comments are the one way to write about it.
  if (about?.kind === "work-order") throw redirect(`${about.to}#comment-text`);
  const seen = view.namesClients
    ? await listClients(db, actor)
    : [{ id: about?.clientId ?? "own", name: "", facilities: await listFacilities(db, actor) }];
  // A thread always belongs to a facility, so a record of a whole client offers all facilities of that
  // client.
  const clients = seen.filter(({ id }) => about === undefined || id === about.clientId);
  const visibleFacilities = clients.flatMap(({ facilities }) => facilities);
  const nameOf = (id: string | null) =>
    visibleFacilities.find((recipient) => recipient.id === id)?.name;
  return {
    path: view.path,
    namesClients: view.namesClients,
    filesPath: `${view.area}/files`,
    about: about && { ...about, facilityName: nameOf(about.facilityId) },
    facility,
    clients: clientChoices(clients),
  };
}

export type NewThreadData = Awaited<ReturnType<typeof readNewThread>>;

const echoed = ["facilityId", ...Object.values(aboutFields), "subject", "text"];

export async function startByForm(view: MessagesView, route: RouteRequest) {
  const actor = await view.enter(route);
  const { db } = route.context.get(appContext);
  const { problems } = threadServerTexts(actor.language);
  const schema = threadForm(actor.language);
  const definition = { form: "thread", schema, echoed, sender: actor };
  const addition = { noun: "message", question: problems.sentBefore };
  const once = { ...definition, actor, db, adds: () => addition };
  return handleFormOnce(route, once, async (fields, refuse, db, fileIds) => {
    if (fields.workOrderId) return refuse(409, problems.commentInstead);
    const result = await startThread({ db }, actor, fields, fileIds);
    if (result.ok) return redirectAfterPost(`${view.path}/${result.threadId}`);
    if (result.reason === "sent-before")
      return askAboutAnother(refuse, addition, `${view.path}/${result.threadId}`);
    if (result.reason !== "not-found")
      return refuse(422, sendProblems(actor.language)[result.reason]);
    return refuse(409, { facilityId: problems.noFacility });
  });
}
