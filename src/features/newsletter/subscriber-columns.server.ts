import type { Language } from "#platform/language/language.ts";
import type { Column } from "#platform/records/csv.ts";
import { localTime } from "#platform/records/local-time.ts";
import { newsletterServerMessages } from "./messages.server.ts";
import type { SubscriberRow } from "./tables/newsletter.ts";

/** @param origin of the unsubscribe links @param timeZone of times, e.g. `America/Chicago` */
export function subscriberColumns(
  origin: string,
  timeZone: string,
  language: Language,
): readonly Column<SubscriberRow>[] {
  const { export: heads } = newsletterServerMessages(language);
  return [
    { name: heads.email, value: (subscriber) => subscriber.email },
    {
      name: heads.confirmed({ timeZone }),
      value: (subscriber) => localTime(subscriber.confirmedAt, timeZone),
    },
    {
      name: heads.requested({ timeZone }),
      value: (subscriber) => localTime(subscriber.requestedAt, timeZone),
    },
    { name: heads.requestedOnPage, value: (subscriber) => subscriber.requestedOnPage },
    {
      // The header of a mailing.
      name: "List-Unsubscribe",
      value: ({ unsubscribeToken }) => `${origin}/newsletter/unsubscribe?token=${unsubscribeToken}`,
    },
  ];
}
