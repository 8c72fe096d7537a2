import type { PgBoss } from "pg-boss";
import type { Database, Transaction } from "#platform/database/client.ts";
import { nothingChanged } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import type { Language } from "#platform/language/language.ts";
import {
  type ChangeResult,
  changeRecord,
  type Done,
  done,
} from "#platform/records/change-record.server.ts";
import type { AppointmentKindDefinition } from "./appointment-kind.server.ts";
import { deleteAppointmentLinks } from "./appointment-links.server.ts";
import {
  type BookedAppointment,
  findClashes,
  isBooked,
  type LockedSubject,
  lockHost,
  lockSubject,
  recordAppointmentEvent,
} from "./change-appointment.server.ts";
import type { TimeRange } from "./read-times.server.ts";
import type { AppointmentRow } from "./tables/appointments.ts";
import {
  type AppointmentDetails,
  writeBooking,
  writeCancellation,
  writeOffer,
} from "./write-appointment.server.ts";

interface Context {
  db: Database | Transaction;
  queue: PgBoss;
}

export type AppointmentProblem =
  | "not-found"
  | "not-allowed"
  /** The subject is closed, so there is nothing left to agree on. */
  | "closed"
  /** It is another one, or another time, than whoever acts has seen. */
  | "changed-since"
  /** The form showed another address of the guest. */
  | "contact-changed"
  | "unknown-host"
  /** Times go out by email alone. */
  | "no-address"
  /** It is moved or canceled, and no others are offered beside it. */
  | "booked-already"
  | "nothing-to-cancel"
  | "no-links";

/** The host is booked at that time, and whoever asked for it has not confirmed to know that. */
export interface ClashRefusal {
  ok: false;
  reason: "clash";
  clashes: readonly BookedAppointment[];
}

type AppointmentResult = ChangeResult<AppointmentProblem> | ClashRefusal;

/** A command is refused if somebody has changed the appointment since the page was loaded. */
interface Seen {
  seenId: string;
  seenRevision: number;
}

/** A message to the guest. */
interface Note {
  note: string;
  /** The one of whoever writes it, where nothing else is said. */
  noteLanguage?: Language | "" | undefined;
}

interface Planned extends Omit<AppointmentDetails, keyof Note>, Note, Seen {
  /** The address that the page named for the emails; undefined if the page named none. */
  seenTo?: string | undefined;
  spans: readonly TimeRange[];
  /** Overlapping other appointments of the host is meant. */
  overlap: boolean;
}

interface Checked {
  latest: AppointmentRow | undefined;
  clashes: readonly BookedAppointment[];
}

const isAsSeen = (latest: AppointmentRow | undefined, { seenId, seenRevision }: Seen): boolean =>
  (latest?.id ?? "") === seenId && (latest?.revision ?? 0) === seenRevision;

/** A booked appointment that is not over. */
const isAhead = (row: AppointmentRow, now: Date): row is BookedAppointment =>
  isBooked(row) && row.endsAt > now;

async function check(
  tx: Transaction,
  kind: AppointmentKindDefinition,
  { subject, latest }: LockedSubject,
  planned: Planned,
): Promise<Checked | AppointmentProblem | ClashRefusal> {
  const { hostId, spans, overlap, seenTo } = planned;
  if (!subject.isOpen) return "closed";
  if (!isAsSeen(latest, planned)) return "changed-since";
  if (seenTo !== undefined && seenTo !== subject.guest.email) return "contact-changed";
  if (!(await kind.isHost(tx, hostId))) return "unknown-host";
  await lockHost(tx, hostId);
  const clashes = await findClashes(tx, { hostId, exceptId: latest?.id }, spans);
  if (clashes.length > 0 && !overlap) return { ok: false, reason: "clash", clashes };
  return { latest, clashes };
}

const detailsOf = (
  { hostId, place, timeZone, note, noteLanguage }: Planned,
  { language }: Actor,
): AppointmentDetails => ({
  hostId,
  place,
  timeZone,
  note,
  noteLanguage: noteLanguage || language,
});

/** A subject that the actor may not see is none. */
const accessTo = (kind: AppointmentKindDefinition, actor: Actor, subjectId: string) => ({
  lock: async (tx: Transaction) =>
    may(actor, kind.read) ? lockSubject(tx, kind, subjectId) : undefined,
  isAllowed: may(actor, kind.change),
});

/** Goes to the guest by email, with a link by which they pick one. */
export const offerTimes = (
  { db, queue }: Context,
  kind: AppointmentKindDefinition,
  actor: Actor,
  subjectId: string,
  planned: Planned,
  now = new Date(),
): Promise<AppointmentResult> =>
  changeRecord<LockedSubject, Checked, AppointmentProblem, Done | ClashRefusal>(
    { db },
    {
      ...accessTo(kind, actor, subjectId),
      async decide(tx, locked) {
        const { subject, latest } = locked;
        if (latest !== undefined && isAhead(latest, now)) return "booked-already";
        if (subject.guest.email === "") return "no-address";
        return check(tx, kind, locked, planned);
      },
      async apply(tx, { subject }, { latest, clashes }) {
        const madeBy = actor.accountId;
        await writeOffer(
          tx,
          { kind, queue, actorId: madeBy },
          { subject, latest, madeBy, ...detailsOf(planned, actor) },
          { spans: planned.spans, booked: clashes },
        );
        return done;
      },
    },
  );

/** Staff book, or rebook, for a guest who has called. */
export const bookTime = (
  { db, queue }: Context,
  kind: AppointmentKindDefinition,
  actor: Actor,
  subjectId: string,
  planned: Planned,
  now = new Date(),
): Promise<AppointmentResult> =>
  changeRecord<LockedSubject, Checked, AppointmentProblem, Done | ClashRefusal>(
    { db },
    {
      ...accessTo(kind, actor, subjectId),
      decide: (tx, locked) => check(tx, kind, locked, planned),
      async apply(tx, { subject }, { latest }) {
        const [span] = planned.spans;
        if (span === undefined) throw new Error("A time was not read");
        const madeBy = actor.accountId;
        const meeting = detailsOf(planned, actor);
        const isOngoing =
          latest !== undefined && (latest.state === "offered" || isAhead(latest, now));
        const to = isOngoing ? latest : { subject, madeBy, ...meeting };
        await writeBooking(tx, { kind, queue, actorId: madeBy }, to, { ...span, ...meeting });
        return done;
      },
    },
  );

/**
 * Staff use this after a link reached the wrong person, who could read and change the appointment with it.
 */
export const turnOffLinks = (
  { db }: Pick<Context, "db">,
  kind: AppointmentKindDefinition,
  actor: Actor,
  subjectId: string,
  seen: Seen,
): Promise<ChangeResult<AppointmentProblem>> =>
  changeRecord<LockedSubject, { row: AppointmentRow }, AppointmentProblem, Done>(
    { db },
    {
      ...accessTo(kind, actor, subjectId),
      async decide(tx, { latest }) {
        if (latest === undefined) return "no-links";
        if (!isAsSeen(latest, seen)) return "changed-since";
        return (await deleteAppointmentLinks(tx, latest)) === 0 ? "no-links" : { row: latest };
      },
      async apply(tx, _, { row }) {
        const { accountId: actorId } = actor;
        await recordAppointmentEvent(tx, row, {
          kind: "link-off",
          actorId,
          change: nothingChanged,
        });
        return done;
      },
    },
  );

/** Takes back times that are on offer as well. */
export const cancelAppointment = (
  { db, queue }: Context,
  kind: AppointmentKindDefinition,
  actor: Actor,
  subjectId: string,
  { note, noteLanguage, ...seen }: Seen & Note,
  now = new Date(),
): Promise<ChangeResult<AppointmentProblem>> =>
  changeRecord<LockedSubject, { row: AppointmentRow }, AppointmentProblem, Done>(
    { db },
    {
      ...accessTo(kind, actor, subjectId),
      async decide(_, { latest }) {
        if (latest === undefined) return "nothing-to-cancel";
        if (!isAsSeen(latest, seen)) return "changed-since";
        const isOngoing = latest.state === "offered" || isAhead(latest, now);
        return isOngoing ? { row: latest } : "nothing-to-cancel";
      },
      async apply(tx, _, { row }) {
        const { accountId: actorId, language } = actor;
        const noteIn = noteLanguage || language;
        await writeCancellation(tx, { kind, queue, actorId }, row, note, noteIn);
        return done;
      },
    },
  );
