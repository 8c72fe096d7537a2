/** Walk-throughs of the demonstration: one is booked, one waits for its prospect; nobody gets an email. */
import { eq } from "drizzle-orm";
import { company } from "#content/company.ts";
import { demoAppointments } from "#content/demo-appointments.ts";
import { daysBefore } from "#demo/demo-submission.ts";
import { momentIn } from "#features/appointments/read-times.server.ts";
import { writeBooking, writeOffer } from "#features/appointments/write-appointment.server.ts";
import { opportunities } from "#features/opportunities/tables/opportunities.ts";
import { prospectCompanies } from "#features/prospects/tables/prospects.ts";
import type { Transaction } from "#platform/database/client.ts";
import type { Demonstration, DemoParts } from "#platform/demonstration.server.ts";
import { minuteMs } from "#platform/format/durations.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import { walkThroughKind } from "./walk-through-kind.server.ts";

/**
 * The stage of an opportunity is set by its own part of the demonstration, so nothing follows from a
 * walk-through.
 */
const kind = { ...walkThroughKind, follow: async () => undefined };

export const demonstration: Demonstration = {
  async add(parts) {
    await parts.db.transaction(async (tx) => {
      for (const story of demoAppointments) await addAppointment(tx, parts, story);
    });
  },
};

async function addAppointment(
  tx: Transaction,
  { places, now }: DemoParts,
  { company: name, host, place, note, ...story }: (typeof demoAppointments)[number],
): Promise<void> {
  const [row] = await tx
    .select({ id: opportunities.id })
    .from(opportunities)
    .innerJoin(prospectCompanies, eq(prospectCompanies.id, opportunities.companyId))
    .where(eq(prospectCompanies.name, name));
  const subject = row && (await walkThroughKind.findSubject(tx, row.id));
  if (subject === undefined) throw new Error(`The demonstration has no opportunity of ${name}`);
  const hostId = places.accountOf(host);
  const { timeZone } = company;
  const spans = story.times.map(([inDays, time]) => {
    const startsAt = momentIn(timeZone, addDays(todayIn(timeZone, now), inDays), time) ?? now;
    return { startsAt, endsAt: new Date(startsAt.getTime() + story.minutes * minuteMs) };
  });
  const meeting = { hostId, place, timeZone, note, noteLanguage: "en" as const };
  const offered = await writeOffer(
    tx,
    { kind, queue: undefined, actorId: hostId, at: daysBefore(now, story.offeredDaysAgo) },
    { subject, latest: undefined, madeBy: hostId, ...meeting },
    { spans, booked: [] },
  );
  const [first] = spans;
  if (story.pickedDaysAgo === undefined || first === undefined) return;
  const at = daysBefore(now, story.pickedDaysAgo);
  await writeBooking(tx, { kind, queue: undefined, actorId: null, at }, offered, {
    ...first,
    ...meeting,
  });
}
