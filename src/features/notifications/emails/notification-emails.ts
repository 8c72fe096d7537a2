/** The daily digest. */

import { company } from "#content/company.ts";
import type { ForAccount } from "#platform/email/email-data.ts";
import type { Renderers } from "#platform/email/email-renderer.ts";
import { dateFormat } from "#platform/format/date-format.ts";
import { plainSpaces } from "#platform/format/day-format.ts";
import { findActorOf } from "#platform/identity/find-actor.server.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import type { Language } from "#platform/language/language.ts";
import { withLinks } from "#platform/notifications/wanted-email.server.ts";
import type { DescribedNotification } from "../describe-notifications.server.ts";
import { notificationServerMessages } from "../messages.server.ts";
import { readDigest } from "../queue-digests.server.ts";
import { dailyDigest } from "./daily-digest.tsx";

declare module "#platform/email/email-messages.ts" {
  interface EmailData {
    /** @see queueDigests */
    "daily-digest": ForAccount & { date: string };
  }
  interface NotDueReasons {
    "nothing-left": true;
  }
}

export const notificationEmails: Renderers<"daily-digest"> = {
  async "daily-digest"(parts, { data }) {
    const { db, origin, notificationDefinitions } = parts;
    const actor = await findActorOf(db, data.accountId);
    const digest = actor && (await readDigest(db, notificationDefinitions, actor, data.date));
    if (actor === undefined || digest === undefined) return { notDue: "nothing-left" };
    const { language } = actor;
    const { atClient } = notificationServerMessages(language);
    const audience = isClientRole(actor.role) ? "client" : "staff";
    const toDigestRow = ({ title, text, path, timeZone, createdAt }: DescribedNotification) => ({
      title,
      text,
      when: momentIn(timeZone, createdAt, language),
      address: origin + path,
    });
    const placeName = (client: string | null, facility: string) => {
      if (client === null) return company.shortName;
      return audience === "client" ? facility : atClient({ client, facility });
    };
    return withLinks(parts, data.accountId, "digest", async (links) => ({
      ...(await dailyDigest({
        language,
        name: actor.name,
        more: digest.more,
        links,
        address: `${origin}${audience === "client" ? "/client-portal" : "/office"}/notifications`,
        facilities: digest.facilities.map(({ clientName, facilityName, rows }) => ({
          name: placeName(clientName, facilityName),
          rows: rows.map(toDigestRow),
        })),
      })),
      to: actor.email,
    }));
  },
};

/** Time in the facility's zone, e.g. `Sat, Nov 21, 9:14 PM CST`. */
const momentIn = (timeZone: string, at: Date, language: Language): string =>
  plainSpaces(
    dateFormat(
      {
        weekday: "short",
        month: "short",
        day: "numeric",
        hour: "numeric",
        minute: "2-digit",
        timeZone,
        timeZoneName: "short",
      },
      language,
    ).format(at),
  );
