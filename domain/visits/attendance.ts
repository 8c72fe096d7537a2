/** When a crew came and left, and how that is known. */
import { randomUUIDv7 } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Database, Transaction } from "#database/client.ts";
import { insertRows } from "#database/insert-rows.ts";
import { visitTasks } from "#database/tables/visit-records.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { momentNear } from "#domain/schedules/window.ts";
import { countRequest } from "#domain/submissions/rate-limit.ts";
import { changeVisit, type LockedVisit, type VisitResult } from "./change-visit.ts";
import { tasksDue } from "./scope-tasks.ts";

export type Attendance =
  /** Posted on site: who types it is there, now. */
  | { how: "site-code"; code: string }
  /** After the fact, as a time of day at the facility, e.g. `22:05`. */
  | { how: "entered-later"; time: string }
  /** By the clock of a phone that had no connection, where its code proves nothing. */
  | { how: "entered-later"; at: Date };

type AttendanceError =
  | "wrong-code"
  | "too-many"
  /** Long before the window; or so long after it that nobody can be there for it. */
  | "too-early"
  | "too-late"
  /** No past moment near the window has this time. */
  | "no-such-time";

type CheckInError = AttendanceError | "cancelled";
type CheckOutError = AttendanceError | "not-begun" | "undone" | "before-coming";

const hourMs = 3_600_000;
const earliestMs = 4 * hourMs;
/** With a code; what is later than this is entered later. */
const latestMs = 8 * hourMs;

/** Codes have some 28 bits: nobody guesses one at this pace. */
const codeLimit = { uses: 10, windowSeconds: 900 };

/**
 * Begins a visit, also one that was told to be missed. Its tasks are fixed from now on.
 * @param now of a phone that had no connection: when it was pressed, which came to us at `sentAt`
 */
export const checkIn = (
  context: { db: Database },
  actor: Actor,
  id: string,
  given: Attendance,
  now = new Date(),
  sentAt: Date | null = null,
): Promise<VisitResult<CheckInError>> =>
  changeVisit<CheckInError>(
    context,
    actor,
    { id, needs: "visits.attend", now },
    async (tx, visit) => {
      if (visit.checkedInAt !== null) return "already";
      if (visit.state === "cancelled") return { refused: "cancelled" };
      const at = await momentOf(tx, actor, visit, given, now);
      if (typeof at === "string") return { refused: at };
      await fixTasks(tx, visit);
      const change = {
        ...({ state: "in-progress", checkedInAt: at } as const),
        ...{ checkedInHow: given.how, checkedInBy: actor.accountId, checkedInSentAt: sentAt },
      };
      return { kind: "checked-in", change, details: { at, how: given.how, sentAt } };
    },
  );

export interface Leaving {
  attendance: Attendance;
  /** Why tasks are left undone; needed where some are. */
  undoneReason: string | undefined;
}

/** Ends a visit. @returns `undone` where tasks are left and no reason was given */
export const checkOut = (
  context: { db: Database },
  actor: Actor,
  id: string,
  { attendance, undoneReason }: Leaving,
  now = new Date(),
  sentAt: Date | null = null,
): Promise<VisitResult<CheckOutError>> =>
  changeVisit<CheckOutError>(
    context,
    actor,
    { id, needs: "visits.attend", now },
    async (tx, visit) => {
      if (visit.checkedOutAt !== null) return "already";
      if (visit.checkedInAt === null) return { refused: "not-begun" };
      const left = await tx.$count(
        visitTasks,
        and(eq(visitTasks.visitId, id), isNull(visitTasks.doneAt)),
      );
      if (left > 0 && !undoneReason) return { refused: "undone" };
      const at = await momentOf(tx, actor, visit, attendance, now);
      if (typeof at === "string") return { refused: at };
      if (at < visit.checkedInAt) return { refused: "before-coming" };
      const change = {
        ...({ state: "completed", checkedOutAt: at } as const),
        ...{ checkedOutHow: attendance.how, checkedOutBy: actor.accountId },
        checkedOutSentAt: sentAt,
        undoneReason: left > 0 ? (undoneReason ?? null) : null,
      };
      return { kind: "checked-out", change, details: { at, how: attendance.how, left, sentAt } };
    },
  );

/** Nobody can have come to a visit before. */
export const earliestOf = ({ beginsAt }: Pick<LockedVisit, "beginsAt">): Date =>
  new Date(beginsAt.getTime() - earliestMs);

async function momentOf(
  tx: Transaction,
  actor: Actor,
  visit: LockedVisit,
  given: Attendance,
  now: Date,
): Promise<Date | AttendanceError> {
  const earliest = earliestOf(visit);
  if ("at" in given) return given.at < earliest ? "too-early" : given.at;
  if (now < earliest) return "too-early";
  if (given.how === "entered-later") {
    const at = momentNear(given.time, visit, now);
    if (at === undefined) return "no-such-time";
    return at < earliest ? "too-early" : at;
  }
  if (spelled(given.code) !== spelled(visit.siteCode)) {
    const sender = { form: "site-code", addressHash: actor.accountId };
    const use = await countRequest(tx, sender, codeLimit);
    return use.allowed ? "wrong-code" : "too-many";
  }
  return now.getTime() > visit.endsAt.getTime() + latestMs ? "too-late" : now;
}

/** However a person with gloves types it: `7kr 4m2w`. */
const spelled = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");

async function fixTasks(tx: Transaction, visit: LockedVisit): Promise<void> {
  const { id: visitId, clientId, facilityId } = visit;
  const tasks = await tasksDue(tx, visitId);
  if (tasks.length === 0) return;
  const rows = tasks.map((task, index) => ({
    ...{ ...task, id: randomUUIDv7(), visitId, clientId, facilityId, position: index + 1 },
  }));
  await tx.execute(insertRows(visitTasks, rows));
}
