import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMeta } from "../../document/page-meta.ts";
import { addByForm, readAdd } from "../../documents/add.server.ts";
import { AddScreen } from "../../documents/add-screen.tsx";
import { useAnswer } from "../../live/use-answer.ts";
import type { Route } from "./+types/new-page.ts";

export const loader = (route: LoaderFunctionArgs) => readAdd(route);

export const action = (route: ActionFunctionArgs) => addByForm(route);

export const meta = () => pageMeta("Add a document");

export default function NewDocumentPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  return <AddScreen data={loaderData} answer={answer} />;
}
