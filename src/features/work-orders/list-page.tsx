import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import type { Route } from "./+types/list-page.ts";
import { handleBulkForm } from "./bulk.server.ts";
import { ListScreen } from "./list-screen.tsx";
import { readList } from "./read-list.server.ts";
import { workOrdersView } from "./work-orders-view.server.ts";

export const loader = (route: LoaderFunctionArgs) => readList(workOrdersView(route), route);

export const action = (route: ActionFunctionArgs) => handleBulkForm(workOrdersView(route), route);

export const meta = () => pageMeta("Work orders");

export default function WorkOrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  return <ListScreen data={loaderData} answer={answer} />;
}
