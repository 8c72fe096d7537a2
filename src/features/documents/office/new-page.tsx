import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import { addByForm, readAdd } from "../add.server.ts";
import { AddScreen } from "../add-screen.tsx";
import { documentMessages } from "../messages.ts";
import type { Route } from "./+types/new-page.ts";

export const loader = (route: LoaderFunctionArgs) => readAdd(route);

export const action = (route: ActionFunctionArgs) => addByForm(route);

export const meta = pageMetaIn((language) => documentMessages(language).add);

export default function NewDocumentPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  return <AddScreen data={loaderData} answer={answer} />;
}
