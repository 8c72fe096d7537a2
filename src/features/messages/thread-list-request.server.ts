import * as z from "zod/mini";
import { listFilterChoices } from "#features/facilities/filter-choices.server.ts";
import { momentOf } from "#platform/document/moment.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { ifUnderstood, searchWords } from "#platform/search/filter-schema.ts";
import type { MessagesView } from "./messages-view.ts";
import { countThreads, listThreads } from "./thread-list-screen.server.ts";

const filter = z.object({
  words: searchWords(),
  clientId: ifUnderstood(z.uuid()),
  facilityId: ifUnderstood(z.uuid()),
  unread: ifUnderstood(z.enum(["yes", "unanswered"])),
  before: ifUnderstood(z.uuid()),
});

export async function readThreadList(view: MessagesView, route: RouteRequest) {
  const actor = await view.enter(route);
  const { db } = route.context.get(appContext);
  const query = z.parse(filter, Object.fromEntries(new URL(route.request.url).searchParams));
  const { words, clientId, facilityId, before } = query;
  const threadFilter = { words, clientId, facilityId, before, ...filterOf(query.unread) };
  const [page, total, choices] = await Promise.all([
    listThreads(db, actor, threadFilter),
    countThreads(db, actor),
    listFilterChoices(db, actor, threadFilter),
  ]);
  return {
    path: view.path,
    namesClients: view.namesClients,
    filter: { words, clientId, facilityId, unread: query.unread, before },
    ...choices,
    total,
    next: page.next,
    rows: page.rows.map(({ timeZone, last: { at, ...last }, ...row }) => ({
      ...row,
      last: { ...last, sent: momentOf(at, actor.language, timeZone) },
    })),
  };
}

const filterOf = (unread: "yes" | "unanswered" | undefined) => ({
  unread: unread === "yes",
  unanswered: unread === "unanswered",
});

export type ThreadListData = Awaited<ReturnType<typeof readThreadList>>;
