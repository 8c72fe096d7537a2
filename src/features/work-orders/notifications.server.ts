import { and, eq, inArray, sql } from "drizzle-orm";
import { clientsAndWorkforce, workforce } from "#platform/identity/roles.ts";
import type { Language } from "#platform/language/language.ts";
import { type WrittenWords, writtenAlone } from "#platform/language/written-words.ts";
import {
  homeOf,
  type NotificationDefinitions,
  type NotificationReader,
  type NotificationRecord,
  type RaisedNotification,
} from "#platform/notifications/notification-definitions.server.ts";
import {
  byId,
  excerptOf,
  idsInDetails,
  recordIdsOf,
} from "#platform/notifications/read-subjects.server.ts";
import { workOrderServerMessages } from "./messages.server.ts";
import { commentText } from "./occupant-words.server.ts";
import { orderText } from "./order-text.server.ts";
import { workOrderComments, workOrders } from "./tables/work-orders.ts";
import { categoryLabel } from "./work-order-types.ts";

declare module "#platform/notifications/notification-kinds.ts" {
  interface NotificationKinds {
    "work-order-new": "work-order";
    "work-order-assigned": "work-order";
    "work-order-progress": "work-order";
    "work-order-comment": "work-order";
    "service-level": "work-order";
    price: "work-order";
  }
  interface NotificationRecords {
    "work-order": true;
  }
}

const textsIn = (language: Language) => workOrderServerMessages(language).notifications;

export const workOrderNotifications = {
  "work-order-new": {
    name: "work-order-new",
    place: 10,
    roles: ["account-manager", "supervisor"],
    usual: "at-once",
    label: ({ language }) => textsIn(language).kinds["work-order-new"],
  },
  "work-order-assigned": {
    name: "work-order-assigned",
    place: 20,
    roles: workforce,
    usual: "at-once",
    label: ({ language }) => textsIn(language).kinds["work-order-assigned"],
  },
  "work-order-progress": {
    name: "work-order-progress",
    place: 30,
    roles: clientsAndWorkforce,
    usual: "at-once",
    label: ({ language }) => textsIn(language).kinds["work-order-progress"],
  },
  "work-order-comment": {
    name: "work-order-comment",
    place: 40,
    roles: clientsAndWorkforce,
    usual: "at-once",
    label: ({ language }) => textsIn(language).kinds["work-order-comment"],
  },
  "service-level": {
    name: "service-level",
    place: 50,
    roles: workforce,
    usual: "at-once",
    label: ({ language }) => textsIn(language).kinds["service-level"],
  },
  price: {
    name: "price",
    place: 200,
    roles: ["client-administrator", "administrator", "account-manager"],
    usual: "at-once",
    label: ({ language, audience }) => textsIn(language).kinds.price[audience],
  },
} satisfies Partial<NotificationDefinitions["kinds"]>;

export const workOrderRecord: NotificationRecord<"work-order"> = {
  name: "work-order",
  needs: "work-orders.read",
  // A crew lead sees the work orders that are theirs to do, as in every list of them.
  isVisible: (actor, recordId) =>
    actor.role === "crew-lead"
      ? sql`exists (select from ${workOrders} as assigned where assigned.id = ${recordId}
          and assigned.assigned_to = ${actor.accountId})`
      : undefined,
  pathOf: ({ recordId }, audience) => `${homeOf(audience)}/work-orders/${recordId}`,
  async describe(db, notifications, reader) {
    const { id, number, category, text, made, language } = workOrders;
    const [orders, comments] = await Promise.all([
      db
        .select({ id, number, category, text: excerptOf(text), made, language })
        .from(workOrders)
        .where(inArray(id, recordIdsOf(notifications))),
      db
        .select({
          id: workOrderComments.id,
          workOrderId: workOrderComments.workOrderId,
          text: excerptOf(workOrderComments.text),
          made: workOrderComments.made,
          language: workOrderComments.language,
        })
        .from(workOrderComments)
        .where(
          and(
            inArray(workOrderComments.id, idsInDetails(notifications, "commentId")),
            eq(workOrderComments.isInternal, false),
          ),
        ),
    ]);
    const [orderWith, commentWith] = [byId(orders), byId(comments)];
    return (notification) => {
      const { recordId, details } = notification;
      const order = orderWith.get(recordId);
      const comment = commentWith.get(details.commentId);
      const title = titleOf(notification, reader);
      const what = order && `${categoryLabel(order.category, reader.language)}, ${order.number}`;
      return {
        title: what === undefined ? title : textsIn(reader.language).about({ title, what }),
        text:
          (comment?.workOrderId === recordId &&
            wordsOf(comment, commentText(comment, reader.language))) ||
          (order && wordsOf(order, orderText(order, reader.language))),
      };
    };
  },
};

/** @param text in the reader's language where the product has made it */
const wordsOf = (
  { made, language }: { made: object | null; language: Language | null },
  text: string,
): WrittenWords | undefined =>
  text === "" ? undefined : writtenAlone(text, made === null ? language : undefined);

function titleOf(
  { event, details, person }: RaisedNotification,
  { language, audience }: NotificationReader,
): string {
  const titles = textsIn(language);
  switch (event) {
    case "created":
      return titles.created;
    case "acknowledged":
      return titles.acknowledged({ person });
    case "assigned":
      return titles.assigned({ person });
    case "held":
      return titles.held;
    case "finished":
      return titles.finished;
    case "declined":
      return titles.declined({ person });
    case "commented":
      return titles.commented({ person });
    case "visit-planned":
      return titles.visitPlanned({ person });
    case "reopened":
      return titles.reopened({ person });
    case "price-offered":
      return titles.priceOffered;
    case "price-accepted":
      return titles.priceAccepted({ person });
    case "warned":
      return titles.warned[clockIn(details, audience)];
    case "breached":
      return titles.breached[clockIn(details, audience)];
    default:
      return titles.changed;
  }
}

function clockIn(
  { clock }: RaisedNotification["details"],
  audience: NotificationReader["audience"],
) {
  if (clock !== "response") return "completion";
  return audience === "client" ? "ourResponse" : "response";
}
