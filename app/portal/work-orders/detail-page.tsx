import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMeta } from "../../document/page-meta.ts";
import { clientWorkOrders } from "../../work-orders/client-work-orders.server.ts";
import { readDetail } from "../../work-orders/detail.server.ts";
import { DetailScreen } from "../../work-orders/detail-screen.tsx";
import { takeDetailStep } from "../../work-orders/detail-step.server.ts";
import type { Route } from "./+types/detail-page.ts";

export const loader = (route: LoaderFunctionArgs) =>
  readDetail(clientWorkOrders, route, route.params.id);

export const action = (route: ActionFunctionArgs) =>
  takeDetailStep(clientWorkOrders, route, route.params.id);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `${loaderData.category}, ${loaderData.number}` : "Work order");

export default function WorkOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  return <DetailScreen data={loaderData} answer={actionData} />;
}
