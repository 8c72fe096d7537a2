import { company } from "#content/company.ts";
import type { SubscriberRow } from "#database/tables/newsletter.ts";
import { listSubscribers } from "#domain/newsletter/subscribers.ts";
import { localTime } from "../leads/lead-columns.ts";
import type { PrintedList } from "../print-records.ts";
import { blockOf } from "./inbox-list.ts";

/** Confirmed addresses; the export has what a mailing needs. */
export const subscriberList = (origin: string): PrintedList<SubscriberRow> => ({
  name: "subscribers",
  noun: ["subscriber", "subscribers"],
  read: listSubscribers,
  moments: ["requestedAt", "confirmedAt", "unsubscribedAt"],
  // Spam is never confirmed, and unsubscribed addresses must not be written to.
  isShown: ({ confirmedAt, unsubscribedAt }, { since, screening }) =>
    unsubscribedAt === null &&
    screening !== "quarantined" &&
    (since === undefined || confirmedAt >= since),
  columns: [
    { name: "email", value: (subscriber) => subscriber.email },
    {
      name: `confirmed (${company.timeZone})`,
      value: (subscriber) => localTime(subscriber.confirmedAt),
    },
    {
      name: `requested (${company.timeZone})`,
      value: (subscriber) => localTime(subscriber.requestedAt),
    },
    { name: "requested on page", value: (subscriber) => subscriber.requestedOnPage },
    {
      name: "List-Unsubscribe",
      value: ({ unsubscribeToken }) => `${origin}/newsletter/unsubscribe?token=${unsubscribeToken}`,
    },
  ],
  block: (subscriber) =>
    blockOf([`${subscriber.email}, since ${localTime(subscriber.confirmedAt)}`]),
});
