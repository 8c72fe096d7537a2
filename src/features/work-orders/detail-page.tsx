import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { RecordPanel } from "#platform/record-panels/record-panel.tsx";
import { readRecordPanels } from "#platform/record-panels/record-panels.server.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import type { Route } from "./+types/detail-page.ts";
import { type DetailData, handleWorkOrderForm, readDetail } from "./detail-screen.server.ts";
import { DetailScreen } from "./detail-screen.tsx";
import { workOrderMessages } from "./messages.ts";
import { PricePanel } from "./price-panel.tsx";
import { handlePriceForm, readPrice } from "./work-order-price.server.ts";
import { workOrdersView } from "./work-orders-view.server.ts";

export async function loader(route: LoaderFunctionArgs) {
  const order = await readDetail(workOrdersView(route), route, route.params.id);
  const actor = await workOrdersView(route).enter(route);
  const price = await readPrice(workOrdersView(route), route, route.params.id);
  return {
    order,
    price,
    panels: await readRecordPanels(route, actor, { kind: "work-order", id: order.id }),
  };
}

export const action = (route: ActionFunctionArgs) =>
  handlePriceForm(workOrdersView(route), route, route.params.id) ??
  handleWorkOrderForm(workOrdersView(route), route, route.params.id);

export const meta = pageMetaIn((language, data: { order: DetailData } | undefined) =>
  data ? `${data.order.category}, ${data.order.number}` : workOrderMessages(language).one,
);

export default function WorkOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  return (
    <DetailScreen data={loaderData.order} answer={answer}>
      <RecordPanel name="orderQuestion" panels={loaderData.panels} />
      <PricePanel data={loaderData.price} answer={answer} />
      <RecordPanel name="threads" panels={loaderData.panels} isClosed />
    </DetailScreen>
  );
}
