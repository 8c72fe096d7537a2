import type { LoaderFunctionArgs } from "react-router";
import { requireStaff } from "#app/http/actor.server.ts";
import { appContext } from "#app/http/context.ts";
import { answerFound, askedWords, findThreads, findWorkOrders } from "../frame/menu/find.server.ts";
import { findPapers } from "../frame/menu/find-papers.server.ts";
import type { MenuGroup } from "../frame/menu/menu-entries.ts";
import { findClients, findFacilities, findPeople, findSubmissions } from "./find.server.ts";
import { submissionRooms } from "./submissions/submission-rooms.ts";

/** The records that the command menu finds by `?q=`, each as far as the role may see it. */
export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const actor = await requireStaff(route);
  const { db } = route.context.get(appContext);
  const words = askedWords(route.request);
  if (words === undefined) return answerFound([]);
  const found: (MenuGroup | MenuGroup[])[] = await Promise.all([
    findClients(db, actor, words),
    findFacilities(db, actor, words),
    findWorkOrders(db, actor, words, "/office/work-orders"),
    findThreads(db, actor, words, "/office/messages"),
    findPapers(db, actor, words, "/office"),
    ...submissionRooms.map((room) => findSubmissions(db, actor, words, room)),
    findPeople(db, actor, words),
  ]);
  return answerFound(found.flat());
}
