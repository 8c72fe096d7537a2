import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { officeMessages } from "#features/messages/office/office-messages.server.ts";
import { readRecordThreads } from "#features/messages/record-threads.server.ts";
import { RecordThreads } from "#features/messages/record-threads.tsx";
import { pageMeta } from "#platform/document/page-meta.ts";
import { useAnswer } from "#platform/forms/use-answer.ts";
import { readDetail } from "../detail.server.ts";
import { DetailScreen } from "../detail-screen.tsx";
import { takeDetailStep } from "../detail-step.server.ts";
import { readPrice, takePriceStep } from "../price.server.ts";
import { PricePanel } from "../price-panel.tsx";
import type { Route } from "./+types/detail-page.ts";
import { staffWorkOrders } from "./staff-work-orders.server.ts";

export async function loader(route: LoaderFunctionArgs) {
  const order = await readDetail(staffWorkOrders, route, route.params.id);
  const about = { kind: "work-order", id: order.id } as const;
  const actor = await staffWorkOrders.enter(route);
  const price = await readPrice(staffWorkOrders, route, route.params.id);
  return {
    order,
    price,
    threads: await readRecordThreads(route, actor, officeMessages.path, about),
  };
}

export const action = (route: ActionFunctionArgs) =>
  takePriceStep(staffWorkOrders, route, route.params.id) ??
  takeDetailStep(staffWorkOrders, route, route.params.id);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `${loaderData.order.category}, ${loaderData.order.number}` : "Work order");

export default function WorkOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  return (
    <DetailScreen data={loaderData.order} answer={answer}>
      <PricePanel data={loaderData.price} answer={answer} />
      <RecordThreads threads={loaderData.threads} isClosed />
    </DetailScreen>
  );
}
