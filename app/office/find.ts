import type { LoaderFunctionArgs } from "react-router";
import { requireStaff } from "#app/http/actor.server.ts";
import { appContext } from "#app/http/context.ts";
import { answerFound, askedWords, findThreads, findWorkOrders } from "../frame/menu/find.server.ts";
import { findClients, findFacilities, findPeople, findSubmissions } from "./find.server.ts";
import { submissionRooms } from "./submissions/submission-rooms.ts";

/** The records that the command menu finds by `?q=`, each as far as the role may see it. */
export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const actor = await requireStaff(route);
  const { db } = route.context.get(appContext);
  const words = askedWords(route.request);
  if (words === undefined) return answerFound([]);
  return answerFound(
    await Promise.all([
      findClients(db, actor, words),
      findFacilities(db, actor, words),
      findWorkOrders(db, actor, words, "/office/work-orders"),
      findThreads(db, actor, words, "/office/messages"),
      ...submissionRooms.map((room) => findSubmissions(db, actor, words, room)),
      findPeople(db, actor, words),
    ]),
  );
}
