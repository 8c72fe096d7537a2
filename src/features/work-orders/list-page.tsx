import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import type { Route } from "./+types/list-page.ts";
import { handleBulkForm } from "./bulk.server.ts";
import { readList } from "./list-screen.server.ts";
import { ListScreen } from "./list-screen.tsx";
import { workOrderMessages } from "./messages.ts";
import { workOrdersView } from "./work-orders-view.server.ts";

export const loader = (route: LoaderFunctionArgs) => readList(workOrdersView(route), route);

export const action = (route: ActionFunctionArgs) => handleBulkForm(workOrdersView(route), route);

export const meta = pageMetaIn((language) => workOrderMessages(language).section);

export default function WorkOrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  return <ListScreen data={loaderData} answer={answer} />;
}
