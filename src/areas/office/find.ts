import type { LoaderFunctionArgs } from "react-router";
import {
  answerFound,
  askedWords,
  findThreads,
  findWorkOrders,
} from "#features/finder/find.server.ts";
import { findPapers } from "#features/finder/find-papers.server.ts";
import { submissionViews } from "#features/submissions/office/submission-views.ts";
import type { MenuGroup } from "#platform/frame/menu/menu-entries.ts";
import { requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { findClients, findFacilities, findPeople, findSubmissions } from "./find.server.ts";

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
    ...submissionViews.map((view) => findSubmissions(db, actor, words, view)),
    findPeople(db, actor, words),
  ]);
  return answerFound(found.flat());
}
