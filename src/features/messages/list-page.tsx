import type { LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import type { Route } from "./+types/list-page.ts";
import { threadTexts } from "./messages.ts";
import { messagesView } from "./messages-view.server.ts";
import { readThreadList } from "./thread-list-request.server.ts";
import { ThreadListScreen } from "./thread-list-screen.tsx";

export const loader = (route: LoaderFunctionArgs) => readThreadList(messagesView(route), route);

export const meta = pageMetaIn((language) => threadTexts(language).section);

export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  return <ThreadListScreen data={loaderData} />;
}
