import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { useAnswer } from "#platform/forms/use-answer.ts";
import { readNewThread, startByForm } from "../new-thread.server.ts";
import { NewThreadScreen } from "../new-thread-screen.tsx";
import type { Route } from "./+types/new-page.ts";
import { officeMessages } from "./office-messages.server.ts";

export const loader = (route: LoaderFunctionArgs) => readNewThread(officeMessages, route);

export const action = (route: ActionFunctionArgs) => startByForm(officeMessages, route);

export const meta = () => pageMeta("New message");

export default function NewMessagePage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  return (
    <NewThreadScreen
      data={loaderData}
      answer={answer}
      help="The client's administrators and the people of the facility read it, and answer here."
    />
  );
}
