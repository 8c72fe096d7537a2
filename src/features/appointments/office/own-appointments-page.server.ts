/** One's own appointments, by day. */

import { appointmentKinds } from "#features/appointment-kinds.server.ts";
import type { Database } from "#platform/database/client.ts";
import { timeZoneName } from "#platform/format/time-zone-name.ts";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { listOwnBooked, listOwnOffered } from "../appointment-queries.server.ts";
import { dayOfTime, hoursOfTime } from "../appointment-times.ts";
import { appointmentMessages } from "../messages.ts";
import type { AppointmentRow } from "../tables/appointments.ts";

/** Its kind decides whether the reader opens it. */
async function describeRow(db: Database, actor: Actor, row: AppointmentRow) {
  const kind = appointmentKinds[row.kind];
  const subject = may(actor, kind.read) ? await kind.findSubject(db, row.subjectId) : undefined;
  const { language } = actor;
  return {
    id: row.id,
    title: subject ? kind.texts(language).ofSubject({ subject: subject.name }) : row.guestName,
    to: subject && kind.pathOf(row.subjectId),
    with: appointmentMessages(language).own.with({ guest: row.guestName, place: row.place }),
  };
}

export async function readOwnAppointments(route: RouteRequest) {
  const actor = await requireStaff(route, "appointments.read");
  const { db } = route.context.get(appContext);
  const { language } = actor;
  const now = new Date();
  const [booked, offered] = await Promise.all([
    listOwnBooked(db, actor, now),
    listOwnOffered(db, actor, now),
  ]);
  const rows = await Promise.all(
    booked.map(async (row) => ({
      ...(await describeRow(db, actor, row)),
      day: dayOfTime(row, language),
      hours: hoursOfTime(row, language),
      zone: timeZoneName(row.timeZone, language),
    })),
  );
  const { own } = appointmentMessages(language);
  return {
    days: [...Map.groupBy(rows, ({ day }) => day)].map(([day, appointments]) => ({
      day,
      appointments,
    })),
    waiting: await Promise.all(
      offered.map(async ({ row, times }) => ({
        ...(await describeRow(db, actor, row)),
        offered: own.offered({ count: times }),
      })),
    ),
  };
}
