/** Interviews of the demonstration: one is booked, one waits for its applicant; nobody gets an email. */
import { eq } from "drizzle-orm";
import { company } from "#content/company.ts";
import { demoInterviews } from "#content/demo-appointments.ts";
import { daysBefore } from "#demo/demo-submission.ts";
import { momentIn } from "#features/appointments/read-times.server.ts";
import { writeBooking, writeOffer } from "#features/appointments/write-appointment.server.ts";
import { jobApplications } from "#features/job-applications/tables/job-applications.ts";
import type { Demonstration } from "#platform/demonstration.server.ts";
import { minuteMs } from "#platform/format/durations.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import { interviewKind } from "./interview-kind.server.ts";

/**
 * The stage of an application is set by hiring's part of the demonstration, so nothing follows from an
 * interview.
 */
const kind = { ...interviewKind, follow: async () => undefined };

export const demonstration: Demonstration = {
  async add({ db, places, now }) {
    const { timeZone } = company;
    for (const { applicant, host, minutes, times, ...story } of demoInterviews) {
      const [row] = await db
        .select({ id: jobApplications.id })
        .from(jobApplications)
        .where(eq(jobApplications.fullName, applicant));
      const subject = row && (await interviewKind.findSubject(db, row.id));
      if (subject === undefined) throw new Error(`There is no application of ${applicant}`);
      const hostId = places.accountOf(host);
      const spans = times.map(([inDays, time]) => {
        const startsAt = momentIn(timeZone, addDays(todayIn(timeZone, now), inDays), time) ?? now;
        return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * minuteMs) };
      });
      const meeting = { hostId, place: subject.place, timeZone, note: "" };
      await db.transaction(async (tx) => {
        const offered = await writeOffer(
          tx,
          { kind, queue: undefined, actorId: hostId, at: daysBefore(now, story.offeredDaysAgo) },
          { subject, latest: undefined, madeBy: hostId, ...meeting },
          { spans, booked: [] },
        );
        const [first] = spans;
        if (story.pickedDaysAgo === undefined || first === undefined) return;
        const at = daysBefore(now, story.pickedDaysAgo);
        const booking = { ...first, ...meeting };
        await writeBooking(tx, { kind, queue: undefined, actorId: null, at }, offered, booking);
      });
    }
  },
};
