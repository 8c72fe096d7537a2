/** Guests use the link of an email. Nobody is signed in: the link alone is the key. */
import type { PgBoss } from "pg-boss";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { AppointmentKindDefinition } from "./appointment-kind.server.ts";
import type { OpenedAppointment } from "./appointment-links.server.ts";
import {
  findById,
  isBooked,
  isChangeable,
  listFreeSlots,
  listSlots,
  lockHost,
  lockSubject,
} from "./change-appointment.server.ts";
import type { AppointmentRow } from "./tables/appointments.ts";
import { writeBooking, writeCancellation } from "./write-appointment.server.ts";

interface Context {
  db: Database;
  queue: PgBoss;
}

export type GuestProblem =
  | "gone"
  | "canceled"
  | "replaced"
  /** The subject is closed, so there is nothing left to agree on. */
  | "closed"
  /** It begins too soon, or is over. */
  | "too-late"
  /** The page is older than what has happened since. */
  | "changed-since"
  /** Somebody else has got that time, or it is no longer on offer. */
  | "taken";

export type GuestResult =
  | { ok: true; what: "booked" | "moved" | "canceled" }
  | { ok: false; reason: GuestProblem };

const refused = (reason: GuestProblem): GuestResult => ({ ok: false, reason });

async function withLocked(
  { db }: Context,
  kind: AppointmentKindDefinition,
  { appointment }: OpenedAppointment,
  act: (tx: Transaction, row: AppointmentRow, isOpen: boolean) => Promise<GuestResult>,
): Promise<GuestResult> {
  return db.transaction(async (tx) => {
    const locked = await lockSubject(tx, kind, appointment.subjectId);
    // Read once the lock is held: whoever had it before may have changed the appointment.
    const row = locked && (await findById(tx, appointment.id));
    if (row === undefined || locked === undefined) return refused("gone");
    return act(tx, row, locked.subject.isOpen);
  });
}

/**
 * Picks a time, or another one. The same form twice is one booking: what is booked already is not booked again.
 * @param revision of the page that was shown
 */
export const pickSlot = (
  context: Context,
  kind: AppointmentKindDefinition,
  opened: OpenedAppointment,
  { slot: slotId, revision }: { slot: string; revision: number },
  now = new Date(),
): Promise<GuestResult> =>
  withLocked(context, kind, opened, async (tx, row, isOpen) => {
    if (row.state === "canceled" || row.state === "replaced") return refused(row.state);
    const slot = (await listSlots(tx, row.id)).find(({ id }) => id === slotId);
    if (slot === undefined) return refused("taken");
    const isSameTime = isBooked(row) && row.startsAt.getTime() === slot.startsAt.getTime();
    if (isSameTime) return { ok: true, what: row.revision > 1 ? "moved" : "booked" };
    if (row.revision !== revision) return refused("changed-since");
    if (!isOpen) return refused("closed");
    if (isBooked(row) && !isChangeable(row, now)) return refused("too-late");
    if (!isChangeable(slot, now)) return refused("too-late");
    await lockHost(tx, row.hostId);
    const free = await listFreeSlots(tx, row, now);
    if (free.every(({ id }) => id !== slot.id)) return refused("taken");
    const { hostId, place, timeZone, note } = row;
    const { startsAt, endsAt } = slot;
    await writeBooking(tx, { kind, queue: context.queue, actorId: null }, row, {
      startsAt,
      endsAt,
      hostId,
      place,
      timeZone,
      note,
    });
    return { ok: true, what: isBooked(row) ? "moved" : "booked" };
  });

/** Canceling also turns down all times that are on offer. */
export const cancelByGuest = (
  context: Context,
  kind: AppointmentKindDefinition,
  opened: OpenedAppointment,
  { note, revision }: { note: string; revision: number },
  now = new Date(),
): Promise<GuestResult> =>
  withLocked(context, kind, opened, async (tx, row) => {
    if (row.state === "replaced") return refused("replaced");
    if (row.state === "canceled")
      return row.isCanceledByGuest ? { ok: true, what: "canceled" } : refused("canceled");
    if (row.revision !== revision) return refused("changed-since");
    if (isBooked(row) && !isChangeable(row, now)) return refused("too-late");
    await writeCancellation(tx, { kind, queue: context.queue, actorId: null }, row, note);
    return { ok: true, what: "canceled" };
  });
