/** The price of extra work on the page of a work order, for people who may know prices. */

import { momentOf } from "#platform/document/moment.ts";
import { moneyText } from "#platform/format/money.ts";
import { redirectAfterPost } from "#platform/http/account-form.server.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { may } from "#platform/identity/permissions.ts";
import type { Language } from "#platform/language/language.ts";
import { enterOrder } from "./detail.server.ts";
import { workOrderServerMessages } from "./messages.server.ts";
import { acceptForm, priceForm } from "./price-form.server.ts";
import {
  acceptPrice,
  findPrice,
  offerPrice,
  type PriceResult,
  priceTexts,
} from "./work-order-price.server.ts";
import type { WorkOrdersView } from "./work-orders-view.ts";

export async function readPrice(view: WorkOrdersView, route: RouteRequest, rawId?: string) {
  const { actor, id, db } = await enterOrder(view, route, rawId);
  const price = await findPrice(db, actor, id);
  const isAccepted = price?.acceptedAt != null;
  return {
    price: price && {
      cents: price.cents,
      amount: moneyText(price.cents),
      text: price.text,
      isBilled: price.isBilled,
      accepted: price.acceptedAt && {
        by: price.acceptedByName ?? "",
        at: momentOf(price.acceptedAt, actor.language),
      },
    },
    stored: priceTexts(price),
    mayOffer: may(actor, "prices.offer") && !isAccepted,
    mayAccept: may(actor, "prices.accept") && price !== undefined && !isAccepted,
  };
}

export type PriceData = Awaited<ReturnType<typeof readPrice>>;

/** Undefined where the form is about something else: its address says so. */
export function handlePriceForm(view: WorkOrdersView, route: RouteRequest, rawId?: string) {
  const form = new URL(route.request.url).searchParams.get("form");
  if (form === "price") return offer(view, route, rawId);
  return form === "accept-price" ? accept(view, route, rawId) : undefined;
}

async function offer(view: WorkOrdersView, route: RouteRequest, rawId?: string) {
  const { actor, id, db, queue } = await enterOrder(view, route, rawId);
  const definition = {
    form: "price",
    schema: priceForm(actor.language),
    echoed: ["cents", "text"],
  };
  return handleFormOnce(route, { ...definition, actor, db }, async (price, refuse, db, _, sent) => {
    const result = await offerPrice({ db, queue }, actor, id, price, seenIn(sent));
    if (!result.ok && result.reason === "edited-by-both")
      return refuseEdit(refuse, result, priceTexts(price), { formatValue });
    return answerTo(result, `${view.path}/${id}`, actor.language, refuse);
  });
}

const formatValue = (name: string, value: string) => (name === "cents" ? `$${value}` : value);

async function accept(view: WorkOrdersView, route: RouteRequest, rawId?: string) {
  const { actor, id, db, queue } = await enterOrder(view, route, rawId);
  const definition = { form: "accept-price", schema: acceptForm };
  return handleFormOnce(route, { ...definition, actor, db }, async ({ cents }, refuse, db) => {
    const result = await acceptPrice({ db, queue }, actor, id, cents);
    return answerTo(result, `${view.path}/${id}`, actor.language, refuse);
  });
}

function answerTo<Refused>(
  result: PriceResult,
  path: string,
  language: Language,
  refuse: (status: number, why: string) => Refused,
) {
  if (result.ok || result.reason === "already-done") return redirectAfterPost(path);
  if (result.reason === "not-found") throw new Response(null, { status: 404 });
  const problem = workOrderServerMessages(language).priceProblems[result.reason];
  return refuse(result.reason === "not-allowed" ? 403 : 409, problem);
}
