import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { useAnswer } from "#platform/forms/use-answer.ts";
import { readNewThread, startByForm } from "../new-thread.server.ts";
import { NewThreadScreen } from "../new-thread-screen.tsx";
import type { Route } from "./+types/new-page.ts";
import { portalMessages } from "./portal-messages.server.ts";

export const loader = (route: LoaderFunctionArgs) => readNewThread(portalMessages, route);

export const action = (route: ActionFunctionArgs) => startByForm(portalMessages, route);

export const meta = () => pageMeta("New message");

export default function NewMessagePage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  return (
    <NewThreadScreen
      data={loaderData}
      answer={answer}
      help="Your account team reads it, and answers here. For an emergency please call us."
    />
  );
}
