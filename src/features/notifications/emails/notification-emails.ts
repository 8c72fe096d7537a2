/** The daily digest. */
import { company } from "#content/company.ts";
import type { Renderers } from "#platform/email/email-renderer.ts";
import { findActorOf } from "#platform/identity/find-actor.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import { withLinks } from "#platform/notifications/wanted-email.ts";
import type { NotificationLine } from "../list-notifications.ts";
import { pathOf, wordsOf } from "../notification-words.ts";
import { readDigest } from "../read-digest.ts";
import { dailyDigest } from "./daily-digest.tsx";

export const notificationEmails: Renderers<"daily-digest"> = {
  async "daily-digest"(parts, { data }) {
    const { db, origin } = parts;
    const actor = await findActorOf(db, data.accountId);
    const digest = actor && (await readDigest(db, actor, data.date));
    if (actor === undefined || digest === undefined)
      return { notDue: "Not sent: nothing is left that is unread, wanted and in sight." };
    const side = isClientRole(actor.role) ? "client" : "staff";
    const shown = (line: NotificationLine) => ({
      ...wordsOf(line, side, company.shortName),
      when: momentIn(line.timeZone, line.createdAt),
      address: origin + pathOf(line, side),
    });
    return withLinks(parts, data.accountId, "digest", async (links) => ({
      ...(await dailyDigest({
        name: actor.name,
        more: digest.more,
        links,
        address: `${origin}${side === "client" ? "/client-portal" : "/office"}/notifications`,
        facilities: digest.facilities.map(({ clientName, facilityName, lines }) => ({
          name: side === "client" ? facilityName : `${clientName}, ${facilityName}`,
          lines: lines.map(shown),
        })),
      })),
      to: actor.email,
    }));
  },
};

/** In the zone of the facility, e.g. `Sat, Nov 21, 9:14 PM CST`. */
const momentIn = (timeZone: string, at: Date): string =>
  at
    .toLocaleString("en-US", {
      weekday: "short",
      month: "short",
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
      timeZone,
      timeZoneName: "short",
    })
    .replaceAll("\u202f", " ");
