import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { useAnswer } from "#platform/forms/use-answer.ts";
import { handleBulkForm } from "../bulk.server.ts";
import { ListScreen } from "../list-screen.tsx";
import { portalWorkOrders } from "../portal-work-orders.server.ts";
import { readList } from "../read-list.server.ts";
import type { Route } from "./+types/list-page.ts";

export const loader = (route: LoaderFunctionArgs) => readList(portalWorkOrders, route);

export const action = (route: ActionFunctionArgs) => handleBulkForm(portalWorkOrders, route);

export const meta = () => pageMeta("Work orders");

export default function WorkOrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  return <ListScreen data={loaderData} answer={answer} />;
}
