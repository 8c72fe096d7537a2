import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import { addByForm, readNewDocumentPage } from "../add-screen.server.ts";
import { NewDocumentScreen } from "../add-screen.tsx";
import { documentMessages } from "../messages.ts";
import type { Route } from "./+types/new-page.ts";

export const loader = (route: LoaderFunctionArgs) => readNewDocumentPage(route);

export const action = (route: ActionFunctionArgs) => addByForm(route);

export const meta = pageMetaIn((language) => documentMessages(language).add);

export default function NewDocumentPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  return <NewDocumentScreen data={loaderData} answer={answer} />;
}
