import type { Column } from "#platform/records/csv.ts";
import { localTime } from "#platform/records/local-time.ts";
import type { SubscriberRow } from "./tables/newsletter.ts";

/** @param origin of the unsubscribe links @param timeZone of times, e.g. `America/Chicago` */
export const subscriberColumns = (
  origin: string,
  timeZone: string,
): readonly Column<SubscriberRow>[] => [
  { name: "email", value: (subscriber) => subscriber.email },
  {
    name: `confirmed (${timeZone})`,
    value: (subscriber) => localTime(subscriber.confirmedAt, timeZone),
  },
  {
    name: `requested (${timeZone})`,
    value: (subscriber) => localTime(subscriber.requestedAt, timeZone),
  },
  { name: "requested on page", value: (subscriber) => subscriber.requestedOnPage },
  {
    name: "List-Unsubscribe",
    value: ({ unsubscribeToken }) => `${origin}/newsletter/unsubscribe?token=${unsubscribeToken}`,
  },
];
