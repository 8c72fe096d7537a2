import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import type { Route } from "./+types/new-page.ts";
import { createByForm, readCreate } from "./create-screen.server.ts";
import { CreateScreen } from "./create-screen.tsx";
import { workOrderMessages } from "./messages.ts";
import { workOrdersView } from "./work-orders-view.server.ts";

export const loader = (route: LoaderFunctionArgs) => readCreate(workOrdersView(route), route);

export const action = (route: ActionFunctionArgs) => createByForm(workOrdersView(route), route);

export const meta = pageMetaIn((language) => workOrderMessages(language).add);

export default function NewWorkOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  return <CreateScreen data={loaderData} answer={answer} />;
}
