import * as z from "zod/mini";
import { goOn, takeForm } from "#app/http/account-form.server.ts";
import type { RouteRequest } from "#app/http/actor.server.ts";
import { appContext } from "#app/http/context.ts";
import { company } from "#content/company.ts";
import { timeAt } from "#domain/dates/day-words.ts";
import {
  countNotifications,
  countUnreadNotifications,
  listNotifications,
  type NotificationLine,
} from "#domain/notifications/list-notifications.ts";
import { pathOf, wordsOf } from "#domain/notifications/notification-words.ts";
import { markAllRead } from "#domain/notifications/read-notifications.ts";
import { findZoneOf } from "#domain/notifications/zone-of-person.ts";
import { addDays, todayIn } from "#domain/schedules/local-date.ts";
import { dayInWords } from "#domain/visits/visit-words.ts";
import { momentOf } from "../document/moment.ts";
import type { NotificationsRoom } from "./notifications-room.ts";

/** What is not understood is as if it were not there. */
const filterSchema = z.object({
  unread: z.catch(z.optional(z.literal("yes")), undefined),
  before: z.catch(z.optional(z.uuid()), undefined),
});

export async function readNotificationList(room: NotificationsRoom, route: RouteRequest) {
  const actor = await room.enter(route);
  const { db } = route.context.get(appContext);
  const filter = z.parse(filterSchema, Object.fromEntries(new URL(route.request.url).searchParams));
  const isUnread = filter.unread === "yes";
  const [page, total, unread, zone] = await Promise.all([
    listNotifications(db, actor, { unread: isUnread, before: filter.before }),
    countNotifications(db, actor),
    countUnreadNotifications(db, actor),
    findZoneOf(db, actor.accountId, company.timeZone),
  ]);
  const newest = page.lines[0]?.id;
  return {
    ...{ path: room.path, filter, total, unread, next: page.next },
    /** What comes after this page was made stays unread. */
    until: filter.before === undefined ? newest : undefined,
    days: byDay(page.lines, room.side, zone),
  };
}

export type NotificationListData = Awaited<ReturnType<typeof readNotificationList>>;

/** Days of the person's own calendar, the newest first. */
function byDay(
  lines: readonly NotificationLine[],
  side: NotificationsRoom["side"],
  zone: string,
  now = new Date(),
) {
  const today = todayIn(zone, now);
  const names = new Map([
    [today, "Today"],
    [addDays(today, -1), "Yesterday"],
  ]);
  const groups = Map.groupBy(lines, ({ createdAt }) => todayIn(zone, createdAt));
  return [...groups].map(([date, ofDay]) => ({
    date,
    name: names.get(date) ?? dayInWords(date),
    lines: ofDay.map((line) => ({
      ...{ id: line.id, isUnread: line.readAt === null, to: pathOf(line, side) },
      ...wordsOf(line, side, company.shortName),
      place: placeOf(line, side),
      moment: { ...momentOf(line.createdAt, now, zone), time: timeAt(line.createdAt, zone) },
    })),
  }));
}

function placeOf(
  { clientName, facilityName }: NotificationLine,
  side: NotificationsRoom["side"],
): string {
  const where = facilityName ?? "All facilities";
  return side === "client" ? where : `${clientName}, ${where}`;
}

const readAllForm = { form: "read-all", schema: z.object({ until: z.uuid() }) };

export async function readAllByForm(room: NotificationsRoom, route: RouteRequest) {
  const actor = await room.enter(route);
  return takeForm(route, readAllForm, async ({ until }) => {
    await markAllRead(route.context.get(appContext).db, actor, until);
    return goOn(room.path);
  });
}
