import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import type { Route } from "./+types/new-page.ts";
import { threadTexts } from "./messages.ts";
import { messagesView } from "./messages-view.server.ts";
import { readNewThread, startByForm } from "./new-thread-screen.server.ts";
import { NewThreadScreen } from "./new-thread-screen.tsx";

export const loader = (route: LoaderFunctionArgs) => readNewThread(messagesView(route), route);

export const action = (route: ActionFunctionArgs) => startByForm(messagesView(route), route);

export const meta = pageMetaIn((language) => threadTexts(language).add);

export default function NewMessagePage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  return <NewThreadScreen data={loaderData} answer={answer} />;
}
