import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMeta } from "../../document/page-meta.ts";
import { useAnswer } from "../../live/use-answer.ts";
import { readRecordThreads } from "../../messages/record-threads.server.ts";
import { RecordThreads } from "../../messages/record-threads.tsx";
import { clientWorkOrders } from "../../work-orders/client-work-orders.server.ts";
import { readDetail } from "../../work-orders/detail.server.ts";
import { DetailScreen } from "../../work-orders/detail-screen.tsx";
import { takeDetailStep } from "../../work-orders/detail-step.server.ts";
import { readPrice, takePriceStep } from "../../work-orders/price.server.ts";
import { PricePanel } from "../../work-orders/price-panel.tsx";
import { readOrderQuestion } from "../feedback/client-feedback.server.ts";
import { OrderQuestion } from "../feedback/order-question.tsx";
import { clientMessages } from "../messages/client-messages.server.ts";
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
