import * as z from "zod/mini";
import { company } from "#content/company.ts";
import { notificationDefinitions } from "#features/notification-definitions.server.ts";
import { momentOf } from "#platform/document/moment.ts";
import { timeAt } from "#platform/format/day-format.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import { formatDay } from "#platform/format/visit-format.ts";
import { undoSeconds } from "#platform/history/undo-limits.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { handleForm, redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import type { NotificationReader } from "#platform/notifications/notification-definitions.server.ts";
import { markAllRead, undoMarkAllRead } from "#platform/notifications/read-notifications.server.ts";
import { findTimeZoneOfPerson } from "#platform/notifications/zone-of-person.server.ts";
import { ifUnderstood } from "#platform/search/filter-schema.ts";
import {
  type DescribedNotification,
  describeNotifications,
} from "./describe-notifications.server.ts";
import {
  countNotifications,
  countUnreadNotifications,
  listNotifications,
} from "./list-notifications.server.ts";
import { notificationServerMessages } from "./messages.server.ts";
import type { NotificationsView } from "./notifications-view.ts";

/** Milliseconds of the moment at which all were marked as read. */
const moment = z.pipe(
  z.string().check(z.regex(/^\d{13}$/)),
  z.transform((text): Date => new Date(Number(text))),
);

/** Values that don't parse are ignored. */
const filterSchema = z.object({
  unread: ifUnderstood(z.literal("yes")),
  before: ifUnderstood(z.uuid()),
});

const undoSchema = z.object({ undo: ifUnderstood(moment) });

export async function readNotificationList(view: NotificationsView, route: RouteRequest) {
  const actor = await view.enter(route);
  const { db } = route.context.get(appContext);
  const query = Object.fromEntries(new URL(route.request.url).searchParams);
  const filter = z.parse(filterSchema, query);
  const readAt = z.parse(undoSchema, query).undo?.getTime();
  const isUnread = filter.unread === "yes";
  const [page, total, unread, zone] = await Promise.all([
    listNotifications(db, notificationDefinitions, actor, {
      unread: isUnread,
      before: filter.before,
    }),
    countNotifications(db, notificationDefinitions, actor),
    countUnreadNotifications(db, notificationDefinitions, actor),
    findTimeZoneOfPerson(db, actor.accountId),
  ]);
  const newest = page.rows[0]?.id;
  const reader = { language: actor.language, audience: view.audience };
  const rows = await describeNotifications(db, notificationDefinitions, page.rows, reader);
  return {
    path: view.path,
    filter,
    total,
    unread,
    next: page.next,
    /** "Mark all as read" stops here, so that later notifications stay unread. */
    until: filter.before === undefined ? newest : undefined,
    days: byDay(rows, reader, zone),
    /** The moment at which these were marked as read; it stays set after undo has run out. */
    readAt: readAt === undefined ? undefined : String(readAt),
    mayUndo: readAt !== undefined && Date.now() - readAt <= undoSeconds * 1_000,
  };
}

export type NotificationListData = Awaited<ReturnType<typeof readNotificationList>>;

/** Days of the person's own calendar, the newest first. */
function byDay(
  rows: readonly DescribedNotification[],
  reader: NotificationReader,
  zone: string,
  now = new Date(),
) {
  const { language } = reader;
  const messages = notificationServerMessages(language);
  const today = todayIn(zone, now);
  const names = new Map([
    [today, messages.today],
    [addDays(today, -1), messages.yesterday],
  ]);
  const groups = Map.groupBy(rows, ({ createdAt }) => todayIn(zone, createdAt));
  return [...groups].map(([date, ofDay]) => ({
    date,
    name: names.get(date) ?? formatDay(date, language),
    rows: ofDay.map((row) => ({
      id: row.id,
      isUnread: row.readAt === null,
      to: row.path,
      title: row.title,
      text: row.text,
      place: placeOf(row, reader),
      moment: {
        ...momentOf(row.createdAt, language, zone, now),
        time: timeAt(row.createdAt, zone, language),
      },
    })),
  }));
}

function placeOf(
  { clientName, facilityName }: DescribedNotification,
  { language, audience }: NotificationReader,
): string {
  const { allFacilities, atClient } = notificationServerMessages(language);
  if (clientName === null) return company.shortName;
  const facility = facilityName ?? allFacilities;
  return audience === "client" ? facility : atClient({ client: clientName, facility });
}

const readAllForm = {
  form: "read-all",
  schema: z.union([z.object({ until: z.uuid() }), z.object({ undo: moment })]),
};

export async function readAllByForm(view: NotificationsView, route: RouteRequest) {
  const actor = await view.enter(route);
  const { db } = route.context.get(appContext);
  return handleForm(route, readAllForm, async (sent) => {
    if ("undo" in sent) {
      await undoMarkAllRead(db, actor, sent.undo);
      return redirectAfterPost(view.path);
    }
    const readAt = await markAllRead(db, actor, sent.until);
    return redirectAfterPost(readAt ? `${view.path}?undo=${readAt.getTime()}` : view.path);
  });
}
