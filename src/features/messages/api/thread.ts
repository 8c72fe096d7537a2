/** One thread, which stays unread, as `docs/api.md` says. */

import type { LoaderFunctionArgs } from "react-router";
import { noStoreJson } from "#platform/http/no-store-json.server.ts";
import { portalMessages } from "../messages-view.server.ts";
import { requireThread, toThreadView } from "../thread-screen.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const entered = await requireThread(portalMessages, route, route.params.id);
  const {
    messages,
    about = null,
    ...thread
  } = toThreadView(entered.thread, entered.actor.language);
  const shownMessages = messages.map(({ attempt: _, words: __, ...message }) => message);
  return noStoreJson({ ...thread, about, messages: shownMessages });
}
