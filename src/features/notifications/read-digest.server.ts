import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import type { NotificationDefinitions } from "#platform/notifications/notification-definitions.server.ts";
import { kindsWanted } from "#platform/notifications/preferences.server.ts";
import { notifications } from "#platform/notifications/tables/notifications.ts";
import {
  type DescribedNotification,
  describeNotifications,
} from "./describe-notifications.server.ts";
import { selectNotifications } from "./list-notifications.server.ts";
import { notificationServerMessages } from "./messages.server.ts";

/** A digest that is longer says how many more there are. */
const maxRows = 30;

export interface Digest {
  /** By client and facility, the busiest day within a screen or two; null for what is of no client. */
  facilities: { clientName: string | null; facilityName: string; rows: DescribedNotification[] }[];
  more: number;
}

/**
 * What is still unread, wanted and visible when the email leaves; undefined if there is nothing.
 * @param date the day of the digest
 */
export async function readDigest(
  db: Database,
  definitions: NotificationDefinitions,
  actor: Actor,
  date: string,
): Promise<Digest | undefined> {
  const kinds = await kindsWanted(db, definitions, actor, "daily");
  if (kinds.length === 0) return undefined;
  const ofDigest = and(
    eq(notifications.digestOn, date),
    isNull(notifications.readAt),
    inArray(notifications.kind, kinds),
  );
  const notificationRows = await selectNotifications(db, definitions, actor, ofDigest, 500);
  if (notificationRows.length === 0) return undefined;
  const shownRows = await describeNotifications(
    db,
    definitions,
    notificationRows.slice(0, maxRows),
    { language: actor.language, audience: isClientRole(actor.role) ? "client" : "staff" },
  );
  const groups = Map.groupBy(shownRows, ({ clientName, facilityId }) => facilityId ?? clientName);
  // Stands for the client as a whole.
  const { allFacilities } = notificationServerMessages(actor.language);
  const facilities = [...groups.values()].map((rows) => ({
    clientName: rows[0]?.clientName ?? null,
    facilityName: rows[0]?.facilityName ?? allFacilities,
    rows,
  }));
  facilities.sort(
    (a, b) =>
      (a.clientName ?? "").localeCompare(b.clientName ?? "") ||
      a.facilityName.localeCompare(b.facilityName),
  );
  return { facilities, more: notificationRows.length - Math.min(notificationRows.length, maxRows) };
}
