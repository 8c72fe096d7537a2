/** One work order as the portal shows it. */

import type { LoaderFunctionArgs } from "react-router";
import { noStoreJson } from "#platform/http/no-store-json.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { plainWords } from "#platform/language/written-words.ts";
import { requireWorkOrder, toWorkOrderView } from "../detail-screen.server.ts";
import { findWorkOrder } from "../find-work-order.server.ts";
import { portalWorkOrders } from "../work-orders-view.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { actor, id, db } = await requireWorkOrder(portalWorkOrders, route, route.params.id);
  const order = await findWorkOrder(db, actor, id);
  if (order === undefined) throw notFound();
  const { history, holdLanguage, ...view } = toWorkOrderView(order, actor);
  const historyRows = history.map(({ words, ...row }) => ({
    ...row,
    text: words && plainWords(words),
    language: words?.language ?? undefined,
  }));
  return noStoreJson({
    ...view,
    language: view.language ?? undefined,
    holdLanguage: holdLanguage ?? undefined,
    story: historyRows,
  });
}
