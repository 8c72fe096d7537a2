import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import { addByForm, readAdd } from "../add.server.ts";
import { AddScreen } from "../add-screen.tsx";
import type { Route } from "./+types/new-page.ts";

export const loader = (route: LoaderFunctionArgs) => readAdd(route);

export const action = (route: ActionFunctionArgs) => addByForm(route);

export const meta = () => pageMeta("Add a document");

export default function NewDocumentPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  return <AddScreen data={loaderData} answer={answer} />;
}
