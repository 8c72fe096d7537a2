import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import type { Route } from "./+types/thread-page.ts";
import { threadTexts } from "./messages.ts";
import { messagesView } from "./messages-view.server.ts";
import { postMessage, readThread, type ThreadData } from "./thread-screen.server.ts";
import { ThreadScreen } from "./thread-screen.tsx";

export const loader = (route: LoaderFunctionArgs) =>
  readThread(messagesView(route), route, route.params.id);

export const action = (route: ActionFunctionArgs) =>
  postMessage(messagesView(route), route, route.params.id);

export const meta = pageMetaIn(
  (language, thread: ThreadData | undefined) => thread?.subject ?? threadTexts(language).section,
);

export default function ThreadPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  return <ThreadScreen key={loaderData.id} data={loaderData} answer={answer} />;
}
