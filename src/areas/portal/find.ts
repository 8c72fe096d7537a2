import type { LoaderFunctionArgs } from "react-router";
import { findFacilitiesByWords } from "#features/facilities/find-by-words.server.ts";
import {
  answerFound,
  askedWords,
  findThreads,
  findWorkOrders,
  maxResultsPerKind,
} from "#features/finder/find.server.ts";
import { findPapers } from "#features/finder/find-papers.server.ts";
import type { MenuGroup } from "#platform/frame/menu/menu-entries.ts";
import { requireClient } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";

type Asked = Parameters<typeof findFacilitiesByWords>;

/** The records that the command menu finds by `?q=`. */
export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const actor = await requireClient(route);
  const { db } = route.context.get(appContext);
  const words = askedWords(route.request);
  if (words === undefined) return answerFound([]);
  const found: (MenuGroup | MenuGroup[])[] = await Promise.all([
    findFacilities(db, actor, words, maxResultsPerKind),
    findWorkOrders(db, actor, words, "/client-portal/work-orders"),
    findThreads(db, actor, words, "/client-portal/messages"),
    findPapers(db, actor, words, "/client-portal"),
  ]);
  return answerFound(found.flat());
}

async function findFacilities(...asked: Asked): Promise<MenuGroup> {
  const found = await findFacilitiesByWords(...asked);
  const entries = found.map(({ id, name, city, state }) => ({
    to: `/client-portal/facilities/${id}`,
    label: name,
    detail: [city, state].filter(Boolean).join(", "),
  }));
  return { title: "Facilities", entries };
}
