/** One thread, which stays unread, as `docs/api.md` says. */
import type { LoaderFunctionArgs } from "react-router";
import { portalMessages } from "../messages-view.server.ts";
import { enterThread, toThreadView } from "../thread.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const entered = await enterThread(portalMessages, route, route.params.id);
  const {
    messages,
    about = null,
    ...thread
  } = toThreadView(entered.thread, entered.actor.language);
  const shown = messages.map(({ attempt: _, ...message }) => message);
  return Response.json(
    { ...thread, about, messages: shown },
    { headers: { "Cache-Control": "no-store" } },
  );
}
