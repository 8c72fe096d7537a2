import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { useAnswer } from "#platform/forms/use-answer.ts";
import { RecordPanel } from "#platform/record-panels/record-panel.tsx";
import { readRecordPanels } from "#platform/record-panels/record-panels.server.ts";
import { readDetail } from "../detail.server.ts";
import { handleWorkOrderForm } from "../detail-command.server.ts";
import { DetailScreen } from "../detail-screen.tsx";
import { handlePriceForm, readPrice } from "../price.server.ts";
import { PricePanel } from "../price-panel.tsx";
import type { Route } from "./+types/detail-page.ts";
import { officeWorkOrders } from "./office-work-orders.server.ts";

export async function loader(route: LoaderFunctionArgs) {
  const order = await readDetail(officeWorkOrders, route, route.params.id);
  const actor = await officeWorkOrders.enter(route);
  const price = await readPrice(officeWorkOrders, route, route.params.id);
  return {
    order,
    price,
    panels: await readRecordPanels(route, actor, { kind: "work-order", id: order.id }),
  };
}

export const action = (route: ActionFunctionArgs) =>
  handlePriceForm(officeWorkOrders, route, route.params.id) ??
  handleWorkOrderForm(officeWorkOrders, route, route.params.id);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `${loaderData.order.category}, ${loaderData.order.number}` : "Work order");

export default function WorkOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  return (
    <DetailScreen data={loaderData.order} answer={answer}>
      <PricePanel data={loaderData.price} answer={answer} />
      <RecordPanel name="threads" panels={loaderData.panels} isClosed />
    </DetailScreen>
  );
}
