import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { readOrderQuestion } from "#features/feedback/portal/client-feedback.server.ts";
import { OrderQuestion } from "#features/feedback/portal/order-question.tsx";
import { clientMessages } from "#features/messages/portal/client-messages.server.ts";
import { readRecordThreads } from "#features/messages/record-threads.server.ts";
import { RecordThreads } from "#features/messages/record-threads.tsx";
import { pageMeta } from "#platform/document/page-meta.ts";
import { useAnswer } from "#platform/forms/use-answer.ts";
import { clientWorkOrders } from "../client-work-orders.server.ts";
import { readDetail } from "../detail.server.ts";
import { DetailScreen } from "../detail-screen.tsx";
import { takeDetailStep } from "../detail-step.server.ts";
import { readPrice, takePriceStep } from "../price.server.ts";
import { PricePanel } from "../price-panel.tsx";
import type { Route } from "./+types/detail-page.ts";

export async function loader(route: LoaderFunctionArgs) {
  const order = await readDetail(clientWorkOrders, route, route.params.id);
  const about = { kind: "work-order", id: order.id } as const;
  const actor = await clientWorkOrders.enter(route);
  const price = await readPrice(clientWorkOrders, route, route.params.id);
  return {
    order,
    question: await readOrderQuestion(route, order.id),
    price,
    threads: await readRecordThreads(route, actor, clientMessages.path, about),
  };
}

export const action = (route: ActionFunctionArgs) =>
  takePriceStep(clientWorkOrders, route, route.params.id) ??
  takeDetailStep(clientWorkOrders, route, route.params.id);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `${loaderData.order.category}, ${loaderData.order.number}` : "Work order");

export default function WorkOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  return (
    <DetailScreen data={loaderData.order} answer={answer}>
      <OrderQuestion question={loaderData.question} />
      <PricePanel data={loaderData.price} answer={answer} />
      <RecordThreads threads={loaderData.threads} isClosed />
    </DetailScreen>
  );
}
