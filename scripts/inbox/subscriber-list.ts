import { company } from "#content/company.ts";
import type { SubscriberRow } from "#database/tables/newsletter.ts";
import { subscriberColumns } from "#domain/newsletter/subscriber-columns.ts";
import { listSubscribers } from "#domain/newsletter/subscribers.ts";
import { localTime } from "../local-time.ts";
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
  columns: subscriberColumns(origin, company.timeZone),
  block: (subscriber) =>
    blockOf([`${subscriber.email}, since ${localTime(subscriber.confirmedAt)}`]),
});
