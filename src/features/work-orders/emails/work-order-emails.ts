/** Each reads the work order by the rights that its reader has when it leaves. */
import { company } from "#content/company.ts";
import type { ForAccount } from "#platform/email/email-data.ts";
import type { NotDue, Renderers, RenderParts } from "#platform/email/email-renderer.ts";
import { dateFormat } from "#platform/format/date-format.ts";
import { formatDay, formatWindow } from "#platform/format/visit-format.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { findActorOf } from "#platform/identity/find-actor.server.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import type { Language } from "#platform/language/language.ts";
import { ifWanted } from "#platform/notifications/wanted-email.server.ts";
import { findWorkOrder, type WorkOrderDetail } from "../find-work-order.server.ts";
import { workOrderServerMessages } from "../messages.server.ts";
import { workOrderNotifications } from "../notifications.server.ts";
import { kindOfUpdate } from "../notify-about-work-order.server.ts";
import { askerName } from "../occupant-words.server.ts";
import type { ClockName } from "../service-levels/service-clock-types.ts";
import type { WorkOrderUpdate } from "../work-order-events.ts";
import { findPrice } from "../work-order-price.server.ts";
import { categoryLabel } from "../work-order-types.ts";
import {
  type WorkOrderFacts,
  workOrderAlarm,
  workOrderPrice,
  workOrderReceived,
  workOrderUpdate,
} from "./work-order-messages.tsx";

declare module "#platform/email/email-messages.ts" {
  interface EmailData {
    /** Staff get it when somebody requests work. */
    "work-order-received": ForAccount;
    /** The person who requested it gets this, or staff if the client has answered. */
    "work-order-update": ForAccount & { event: WorkOrderUpdate; commentId: string | undefined };
    /** The client's administrators get it, or the person who offered the price. */
    "work-order-price": ForAccount & { event: "price-offered" | "price-accepted" };
    /** Staff get it when three quarters of the time are over, and when all of it is. */
    "work-order-alarm": ForAccount & {
      alarm: "warned" | "breached";
      clock: ClockName;
    };
  }
  interface EmailSubjects {
    "work-order": true;
  }
  interface NotDueReasons {
    accepted: true;
    done: true;
    reassigned: true;
  }
}

const gone: NotDue = { notDue: "not-visible" };

type WorkOrderEmail =
  | "work-order-received"
  | "work-order-update"
  | "work-order-price"
  | "work-order-alarm";

export const workOrderEmails: Renderers<WorkOrderEmail> = {
  async "work-order-received"(parts, { aboutId, data }) {
    const readableOrder = await findFor(parts, data.accountId, aboutId);
    if (readableOrder === undefined) return gone;
    const { actor, order, facts } = readableOrder;
    const isEmergency = order.priority === "emergency";
    const askedName = askerName(order, actor.language);
    const due = dueIn(order.clocks.response.due, actor.language);
    return ifWanted(parts, data.accountId, workOrderNotifications["work-order-new"], (links) =>
      workOrderReceived({ ...facts, links, askedName, isEmergency, due }),
    );
  },
  async "work-order-update"(parts, { aboutId, data }) {
    const readableOrder = await findFor(parts, data.accountId, aboutId);
    if (readableOrder === undefined) return gone;
    const { actor, order, facts } = readableOrder;
    const kinds: readonly string[] = kindsOf[data.event];
    const row = order.history.find(({ kind, details }) =>
      data.commentId === undefined ? kinds.includes(kind) : details.commentId === data.commentId,
    );
    const { actorName, words } = row ?? { actorName: null, words: undefined };
    if (data.event === "assigned" && order.assignedTo !== data.accountId)
      return { notDue: "reassigned" };
    const kind = kindOfUpdate(data.event);
    return ifWanted(parts, data.accountId, kind, (links) =>
      workOrderUpdate({
        ...facts,
        links,
        event: data.event,
        by: actorName ?? company.shortName,
        comment: data.commentId === undefined ? undefined : words,
        visit: nextVisitOf(order, actor.language),
      }),
    );
  },
  async "work-order-price"(parts, { aboutId, data }) {
    const readableOrder = await findFor(parts, data.accountId, aboutId);
    const price =
      readableOrder && (await findPrice(parts.db, readableOrder.actor, readableOrder.order.id));
    if (readableOrder === undefined || price === undefined) return gone;
    const { event } = data;
    const { theClient } = workOrderServerMessages(readableOrder.actor.language).email.price;
    if (event === "price-offered" && price.acceptedAt !== null) return { notDue: "accepted" };
    return ifWanted(parts, data.accountId, workOrderNotifications.price, (links) =>
      workOrderPrice({
        ...readableOrder.facts,
        links,
        event,
        cents: price.cents,
        included: price.text,
        written: price.language,
        acceptedBy: price.acceptedByName ?? theClient,
      }),
    );
  },
  async "work-order-alarm"(parts, { aboutId, data }) {
    const readableOrder = await findFor(parts, data.accountId, aboutId);
    if (readableOrder === undefined) return gone;
    const { actor, order, facts } = readableOrder;
    const reading = order.clocks[data.clock];
    if (reading.state === "stopped") return { notDue: "done" };
    return ifWanted(parts, data.accountId, workOrderNotifications["service-level"], (links) =>
      workOrderAlarm({ ...facts, ...data, links, due: dueIn(reading.due, actor.language) }),
    );
  },
};

function nextVisitOf(
  { extraVisits, timeZone }: WorkOrderDetail,
  language: Language,
): string | undefined {
  const visit = extraVisits.find(({ state }) => state === "scheduled");
  if (visit === undefined) return undefined;
  const day = formatDay(visit.date, language, { timeZone });
  return `${day}, ${formatWindow(visit.windowStart, visit.windowEnd, language)}`;
}

const kindsOf: Record<WorkOrderUpdate, readonly string[]> = {
  acknowledged: ["acknowledged", "assigned", "started"],
  assigned: ["assigned"],
  held: ["held"],
  finished: ["finished"],
  declined: ["declined"],
  commented: ["commented"],
  "visit-planned": ["visit-planned"],
  reopened: ["reopened"],
};

async function findFor(
  { db, origin }: RenderParts,
  accountId: string,
  id: string | null,
): Promise<{ actor: Actor; order: WorkOrderDetail; facts: WorkOrderFacts } | undefined> {
  const actor = await findActorOf(db, accountId);
  const order = actor && id !== null ? await findWorkOrder(db, actor, id) : undefined;
  return actor && order && { actor, order, facts: factsFor(actor, order, origin) };
}

const factsFor = (actor: Actor, order: WorkOrderDetail, origin: string): WorkOrderFacts => ({
  language: actor.language,
  name: actor.name,
  number: order.number,
  text: order.text,
  written: order.language,
  place: [order.facilityName, order.areaName].filter(Boolean).join(", "),
  priority: order.priority,
  category: categoryLabel(order.category, actor.language),
  address: `${origin}/${isClientRole(actor.role) ? "client-portal" : "office"}/work-orders/${order.id}`,
});

/** The zone is the company's, because these emails go to our staff. */
const dueIn = (moment: number | undefined, language: Language): string | undefined =>
  moment === undefined
    ? undefined
    : dateFormat(
        { dateStyle: "medium", timeStyle: "short", timeZone: company.timeZone },
        language,
      ).format(moment);
