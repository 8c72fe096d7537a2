/** Applies an entry once, however often the phone that stored it sends it. */
import { and, eq } from "drizzle-orm";
import { deliverSupply } from "#features/supplies/supplies-of-visit.server.ts";
import { notifySupervisor } from "#features/visits/notify-supervisor.server.ts";
import { inVisitScope } from "#features/visits/scope-tasks.server.ts";
import { visitEntries } from "#features/visits/tables/visit-records.ts";
import { type VisitRow, visits } from "#features/visits/tables/visits.ts";
import { earliestOf } from "#features/visits/visit-outcome.ts";
import { noteException, tickArea, tickTask } from "#features/visits/visit-work.server.ts";
import type { Transaction } from "#platform/database/client.ts";
import { sentPhotos } from "#platform/files/sent-photos.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { applyOnce } from "#platform/offline/apply-once.server.ts";
import { type PhoneTime, phoneTime } from "#platform/offline/phone-time.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import { type Attendance, checkIn, checkOut } from "./attendance.server.ts";
import type { VisitAct, VisitEntry } from "./visit-entry-form.ts";

export type EntryRemark =
  /** Somebody else was quicker. */
  | "already"
  /** The code was wrong, or the moment is not near the visit: it counts as entered later. */
  | "counts-as-entered";

export type EntryResult =
  | { ok: true; remark: EntryRemark | null }
  /** Nothing was recorded. The phone keeps the entry, and may send it again. */
  | { ok: false; reason: string };

/**
 * Repeating it gives the first answer again. What is refused leaves no trace but for counted codes.
 * @param id made by the phone
 */
export function applyVisitEntry(
  { db, queue }: CommandContext,
  actor: Actor,
  id: string,
  entry: VisitEntry,
  now = new Date(),
): Promise<EntryResult> {
  const time = phoneTime(entry, now);
  return applyOnce<EntryResult>(
    db,
    actor,
    { id, by: entry.by },
    {
      findEarlier: async (tx) => {
        const [earlier] = await tx.select().from(visitEntries).where(eq(visitEntries.id, id));
        return (
          earlier && {
            givenBy: earlier.givenBy,
            isOfRecord: earlier.visitId === entry.visitId,
            answer: { ok: true, remark: earlier.remark as EntryRemark | null },
          }
        );
      },
      apply: async (tx) => {
        // Crew leads see visits of one night: of the night on which it was done.
        const [visit] = await tx
          .select()
          .from(visits)
          .where(and(eq(visits.id, entry.visitId), inVisitScope(actor, time.at)));
        if (visit === undefined) return { ok: false, reason: "not-found" };
        const act = { id, visit, act: entry.act, time, now };
        const result = await apply({ db: tx, queue }, actor, act);
        if (!result.ok) return result;
        const { clientId, facilityId } = visit;
        await tx.insert(visitEntries).values({
          id,
          visitId: visit.id,
          clientId,
          facilityId,
          kind: entry.act.kind,
          givenBy: actor.accountId,
          givenAt: time.at,
          receivedAt: now,
          remark: result.remark,
        });
        return result;
      },
    },
  );
}

interface Given {
  id: string;
  visit: VisitRow;
  act: VisitAct;
  time: PhoneTime;
  now: Date;
}

type InTransaction = { db: Transaction } & Pick<CommandContext, "queue">;
type Outcome = { ok: true } | { ok: false; reason: string };

async function apply(context: InTransaction, actor: Actor, entry: Given): Promise<EntryResult> {
  const { id, visit, act, time } = entry;
  const visitId = visit.id;
  switch (act.kind) {
    case "check-in":
      return afterOthers(context, entry, "checkedInAt", () =>
        attend(entry, act.attendance, (attendance) =>
          checkIn(context, actor, visitId, attendance, time.at, time.sentAt),
        ),
      );
    case "check-out": {
      const { undoneReason } = act;
      return afterOthers(context, entry, "checkedOutAt", () =>
        attend(entry, act.attendance, (attendance) =>
          checkOut(context, actor, visitId, { attendance, undoneReason }, time.at, time.sentAt),
        ),
      );
    }
    case "task": {
      const { areaId, task, isDone } = act;
      const tick = { visitId, task: { areaId, task }, isDone };
      return plain(await tickTask(context, actor, tick, time.at));
    }
    case "tasks": {
      const { areaId, tasks, isDone } = act;
      return plain(await tickArea(context, actor, { visitId, areaId, tasks, isDone }, time.at));
    }
    case "exception": {
      const fileIds = await sentPhotos(context.db, actor, act.photos);
      if (fileIds === undefined) return { ok: false, reason: "unknown-file" };
      const { areaId, code, text = "" } = act;
      if (code === undefined && text === "") return { ok: false, reason: "not-understood" };
      const note = { id, visitId, areaId, code, text, fileIds };
      return plain(await noteException(context, actor, note, time.at, time.sentAt));
    }
    case "message":
      return plain(
        await notifySupervisor(context, actor, { id, visitId, text: act.text }, time.at),
      );
    case "supply": {
      const brought = await deliverSupply(context, actor, visitId, act.order, time.at);
      if (brought.ok || brought.reason !== "already") return plain(brought);
      return { ok: true, remark: "already" };
    }
  }
}

/**
 * If somebody has already checked in or out, the giver is told so, unless their time becomes the one that
 * counts.
 */
async function afterOthers(
  { db }: InTransaction,
  { visit: before }: Given,
  column: "checkedInAt" | "checkedOutAt",
  run: () => Promise<EntryResult>,
): Promise<EntryResult> {
  const result = await run();
  if (before[column] === null) return result;
  if (!result.ok) return { ok: true, remark: "already" };
  const [after] = await db.select().from(visits).where(eq(visits.id, before.id));
  const isReplaced = after?.[column]?.getTime() !== before[column].getTime();
  return isReplaced ? result : { ok: true, remark: "already" };
}

const plain = (outcome: Outcome): EntryResult =>
  outcome.ok ? { ok: true, remark: null } : outcome;

/** A code that was typed without a connection is checked when nobody can type it again. */
const provesNothing = ["wrong-code", "too-many", "too-early", "too-late"];

async function attend(
  { visit, time, now }: Given,
  attendance: Attendance,
  run: (attendance: Attendance) => Promise<Outcome>,
): Promise<EntryResult> {
  const outcome = await run(attendance);
  if (outcome.ok || time.sentAt === null || !provesNothing.includes(outcome.reason))
    return plain(outcome);
  const earliest = earliestOf(visit);
  if (earliest > now) return outcome;
  const at = time.at < earliest ? earliest : time.at;
  const counted = await run({ how: "entered-later", at });
  return counted.ok ? { ok: true, remark: "counts-as-entered" } : counted;
}
