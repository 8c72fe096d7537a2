import { eq } from "drizzle-orm";
import { workOrderComments } from "#features/work-orders/tables/work-orders.ts";
import type { WorkOrderState } from "#features/work-orders/work-order-types.ts";
import type { Database } from "#platform/database/client.ts";
import { hourMs } from "#platform/format/durations.ts";
import type { Language } from "#platform/language/language.ts";
import { type WrittenWords, writtenAlone } from "#platform/language/written-words.ts";
import { type OpenedReport, openReport, type ReportedEvent } from "./find-report.server.ts";
import type { SignedRoom } from "./find-sign.server.ts";
import { findReportPhoto, type ReportPhoto } from "./report-photo.server.ts";
import { objectionHours } from "./report-types.ts";

/** The page has a plain name for each; `closed` means without having been done. */
export type FollowedState = "received" | "taken" | "begun" | "waiting" | "done" | "closed";

const states: Record<WorkOrderState, FollowedState> = {
  new: "received",
  acknowledged: "taken",
  assigned: "taken",
  "in-progress": "begun",
  "on-hold": "waiting",
  done: "done",
  accepted: "done",
  declined: "closed",
  cancelled: "closed",
  duplicate: "closed",
};

/** Events of the history that an occupant may see; the rest is between client and company. */
const steps: Partial<Record<string, FollowedState | "again">> = {
  acknowledged: "taken",
  assigned: "taken",
  started: "begun",
  held: "waiting",
  resumed: "begun",
  finished: "done",
  reopened: "again",
  declined: "closed",
  cancelled: "closed",
};

export interface FollowedReport {
  room: SignedRoom;
  kind: string;
  /** The typed text. */
  text: string;
  language: Language;
  receivedAt: Date;
  state: FollowedState;
  /** Size in pixels, or `held` until the scanner for malware has passed the photo. */
  photo: { width: number | null; height: number | null } | "held" | undefined;
  /** The events so far, in order, without names. */
  steps: { step: FollowedState | "again"; at: Date }[];
  /** The note with which the work was finished, if it is for everybody. */
  note: WrittenWords | undefined;
  /** An occupant can object once in each round of the work. */
  objection: "possible" | "made" | undefined;
}

/**
 * Returns this report alone: no names, no work order, and no other person's text.
 * @returns undefined as `openReport`
 */
export async function followReport(
  db: Database,
  code: string,
  token: string,
  now = Date.now(),
): Promise<FollowedReport | undefined> {
  const opened = await openReport(db, code, token, now);
  if (opened === undefined) return undefined;
  const { report, room, order, events } = opened;
  const { kind, text, language, receivedAt } = report;
  const state = order ? states[order.state] : "received";
  return {
    room,
    kind,
    text,
    language,
    receivedAt,
    state,
    steps: stepsOf(events),
    photo: describePhoto(await findReportPhoto(db, report)),
    note: state === "done" ? await noteOf(db, events) : undefined,
    objection: objectionOf(opened, now),
  };
}

function describePhoto(photo: ReportPhoto | undefined): FollowedReport["photo"] {
  if (photo === undefined) return undefined;
  return photo.isHeld ? "held" : { width: photo.width, height: photo.height };
}

/** The same step twice in a row, e.g. acknowledged and assigned, is shown once. */
function stepsOf(events: readonly ReportedEvent[]): FollowedReport["steps"] {
  const reportSteps: FollowedReport["steps"] = [];
  for (const { kind, at } of events) {
    const step = steps[kind];
    if (step !== undefined && reportSteps.at(-1)?.step !== step) reportSteps.push({ step, at });
  }
  return reportSteps;
}

async function noteOf(
  db: Database,
  events: readonly ReportedEvent[],
): Promise<WrittenWords | undefined> {
  const { commentId } = events.findLast(({ kind }) => kind === "finished")?.details ?? {};
  if (typeof commentId !== "string") return undefined;
  const [comment] = await db
    .select({
      text: workOrderComments.text,
      language: workOrderComments.language,
      isInternal: workOrderComments.isInternal,
    })
    .from(workOrderComments)
    .where(eq(workOrderComments.id, commentId));
  return comment?.isInternal === false && comment.text !== ""
    ? writtenAlone(comment.text, comment.language)
    : undefined;
}

/** Possible for 48 hours after it was done, once in each round of the work. */
function objectionOf(
  { report, order, events }: OpenedReport,
  now: number,
): FollowedReport["objection"] {
  if (order === undefined) return undefined;
  const isDone = states[order.state] === "done";
  if (hasObjected(report, order, isDone)) return "made";
  return isDone && isInTime(events, now) ? "possible" : undefined;
}

/** True if this round has an objection, or was begun by one. */
export function hasObjected(
  { objectedInCycle }: OpenedReport["report"],
  { cycle }: NonNullable<OpenedReport["order"]>,
  isDone: boolean,
): boolean {
  return objectedInCycle === cycle || (objectedInCycle === cycle - 1 && !isDone);
}

/** The time counts from the last time the work was done. */
export function isInTime(events: readonly ReportedEvent[], now: number): boolean {
  const finishedAt = events.findLast(({ kind }) => kind === "finished")?.at;
  return finishedAt !== undefined && now - finishedAt.getTime() <= objectionHours * hourMs;
}
