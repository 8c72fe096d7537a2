/** Walk-throughs and interviews in a test's database, offered and booked as the office does it, without emails. */
import type { AppointmentKindDefinition } from "#features/appointments/appointment-kind.server.ts";
import { makeAppointmentLink } from "#features/appointments/appointment-links.server.ts";
import { findLatest, listSlots } from "#features/appointments/change-appointment.server.ts";
import type { TimeRange } from "#features/appointments/read-times.server.ts";
import { writeBooking, writeOffer } from "#features/appointments/write-appointment.server.ts";
import { interviewKind } from "#features/interview-appointments/interview-kind.server.ts";
import { walkThroughKind } from "#features/walk-through-appointments/walk-through-kind.server.ts";
import type { Database } from "#platform/database/client.ts";
import { dayMs, hourMs } from "#platform/format/durations.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { addOpportunity } from "./opportunities.ts";
import { addSubmission, type SampleSubmission } from "./submissions.ts";

/** Some days from now, on the full hour. */
export function spanIn(days: number, hours = 1): TimeRange {
  const startsAt = new Date(Math.ceil(Date.now() / hourMs) * hourMs + days * dayMs);
  return { startsAt, endsAt: new Date(startsAt.getTime() + hours * hourMs) };
}

export interface SampleWalkThrough {
  spans?: readonly TimeRange[];
  /** The submission of the person who wants the visit. */
  sample?: SampleSubmission;
  place?: string;
  timeZone?: string;
  at?: Date;
}

const meetingOf = (actor: Actor, { place = "12 Dock Street", timeZone }: SampleWalkThrough) => ({
  hostId: actor.accountId,
  place,
  timeZone: timeZone ?? "America/Chicago",
  note: "",
});

async function newSubject(db: Database, { sample = {} }: SampleWalkThrough) {
  const id = await addOpportunity(db, sample);
  const subject = await walkThroughKind.findSubject(db, id);
  if (subject === undefined) throw new Error("An opportunity is no subject");
  return subject;
}

/** @returns its opportunity, and the token of a link as an email has it */
export async function addOfferedWalkThrough(
  db: Database,
  actor: Actor,
  options: SampleWalkThrough = {},
): Promise<{ id: string; token: string }> {
  const subject = await newSubject(db, options);
  const { spans = [spanIn(2), spanIn(3)], at } = options;
  await db.transaction((tx) =>
    writeOffer(
      tx,
      { kind: walkThroughKind, queue: undefined, actorId: actor.accountId, at },
      { subject, latest: undefined, madeBy: actor.accountId, ...meetingOf(actor, options) },
      { spans, booked: [] },
    ),
  );
  return { id: subject.id, token: await appointmentLinkTo(db, subject.id) };
}

/** Books the first of the times by telephone. */
export async function addBookedWalkThrough(
  db: Database,
  actor: Actor,
  options: SampleWalkThrough = {},
): Promise<{ id: string; token: string }> {
  const subject = await newSubject(db, options);
  const [span = spanIn(2)] = options.spans ?? [];
  const meeting = meetingOf(actor, options);
  await db.transaction((tx) =>
    writeBooking(
      tx,
      {
        kind: walkThroughKind,
        queue: undefined,
        actorId: actor.accountId,
        at: options.at,
      },
      { subject, madeBy: actor.accountId, ...meeting },
      { ...span, ...meeting },
    ),
  );
  return { id: subject.id, token: await appointmentLinkTo(db, subject.id) };
}

/** The same of an application: an interview. */
export async function addOfferedInterview(
  db: Database,
  actor: Actor,
  options: SampleWalkThrough = {},
): Promise<{ id: string; token: string }> {
  const id = await addSubmission(db, "application", options.sample);
  const subject = await interviewKind.findSubject(db, id);
  if (subject === undefined) throw new Error("An application is no subject");
  const { spans = [spanIn(2), spanIn(3)], at } = options;
  const row = await db.transaction((tx) =>
    writeOffer(
      tx,
      { kind: interviewKind, queue: undefined, actorId: actor.accountId, at },
      { subject, latest: undefined, madeBy: actor.accountId, ...meetingOf(actor, options) },
      { spans, booked: [] },
    ),
  );
  return { id, token: tokenIn(await makeAppointmentLink(db, row)) };
}

/** Books the first of the times by telephone. */
export async function addBookedInterview(
  db: Database,
  actor: Actor,
  options: SampleWalkThrough = {},
): Promise<{ id: string }> {
  const id = await addSubmission(db, "application", options.sample);
  const subject = await interviewKind.findSubject(db, id);
  if (subject === undefined) throw new Error("An application is no subject");
  const [span = spanIn(2)] = options.spans ?? [];
  const meeting = meetingOf(actor, options);
  await db.transaction((tx) =>
    writeBooking(
      tx,
      { kind: interviewKind, queue: undefined, actorId: actor.accountId, at: options.at },
      { subject, madeBy: actor.accountId, ...meeting },
      { ...span, ...meeting },
    ),
  );
  return { id };
}

export async function latestAppointment(
  db: Database,
  subjectId: string,
  kind: Pick<AppointmentKindDefinition, "name"> = walkThroughKind,
) {
  const row = await findLatest(db, kind, subjectId);
  if (row === undefined) throw new Error("There is no appointment");
  return row;
}

export async function slotsOf(db: Database, subjectId: string) {
  return listSlots(db, (await latestAppointment(db, subjectId)).id);
}

export async function appointmentLinkTo(db: Database, subjectId: string): Promise<string> {
  return tokenIn(await makeAppointmentLink(db, await latestAppointment(db, subjectId)));
}

const tokenIn = (path: string): string => /^\/appointment\/([^?]+)/.exec(path)?.[1] ?? "";
