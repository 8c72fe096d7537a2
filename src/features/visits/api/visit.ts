import type { LoaderFunctionArgs } from "react-router";
import { requireClient } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { isUuid } from "#platform/http/not-found.server.ts";
import { crewNotePhrase } from "../crew-notes/crew-note.ts";
import { findVisit } from "../find-visit.server.ts";
import { visitServerMessages } from "../messages.server.ts";
import { visitAsJson } from "../visit-detail.server.ts";

/** One visit with tasks and exceptions, as `docs/api.md` says. */
export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const actor = await requireClient(route);
  const { db } = route.context.get(appContext);
  const { id } = route.params;
  const visit = isUuid(id) ? await findVisit(db, actor, id) : undefined;
  const headers = { "Cache-Control": "no-store" };
  if (visit === undefined)
    return Response.json(
      { message: visitServerMessages(actor.language).api.noVisit },
      { status: 404, headers },
    );
  const { checkedInBy, checkedOutBy, undoneReason, taskList, exceptionList, otherTimes } = visit;
  const body = {
    ...visitAsJson(visit, actor.language),
    checkedInBy,
    checkedOutBy,
    undoneReason,
    otherTimes,
    taskList: taskList.map(({ areaId, areaName, floor, task, doneAt }) => ({
      area: { id: areaId, name: areaName, floor },
      task,
      doneAt,
    })),
    exceptionList: exceptionList.map(({ areaName, code, text, language, notedAt, notedBy }) => ({
      area: areaName,
      code,
      phrase: crewNotePhrase(code, actor.language) ?? null,
      text,
      language,
      notedAt,
      notedBy,
    })),
  };
  return Response.json(body, { headers });
}
