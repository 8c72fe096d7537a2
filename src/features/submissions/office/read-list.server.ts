/** What a list of submissions shows; the same for its page and for the data behind it. */

import { type Moment, momentOf } from "#platform/document/moment.ts";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { listAssignees } from "../handling/assign.ts";
import {
  countSubmissions,
  listSubmissions,
  type SubmissionLine,
} from "../handling/list-submissions.ts";
import { mayExport, mayRead } from "../handling/submission-kinds.ts";
import { readCategories } from "./read-categories.server.ts";
import { readFilter } from "./read-filter.ts";
import { submissionFilterOf } from "./submission-filter.server.ts";
import { type SubmissionRoom, submissionRoomAt } from "./submission-rooms.ts";

/** @throws 404 for who may not enter the room */
export async function enterRoom(route: RouteRequest) {
  const actor = await requireStaff(route);
  const room = submissionRoomAt(new URL(route.request.url).pathname);
  if (room === undefined || !mayRead(actor, room.kind)) throw new Response(null, { status: 404 });
  return { actor, room, ...route.context.get(appContext) };
}

export async function readList(route: RouteRequest) {
  const { actor, room, db } = await enterRoom(route);
  const filter = readFilter(new URL(route.request.url).searchParams, room.kind);
  const wanted = submissionFilterOf(filter);
  const [page, counts, assignees, categories] = await Promise.all([
    listSubmissions(db, actor, room.kind, wanted),
    countSubmissions(db, actor, room.kind, wanted),
    listAssignees(db, actor, room.kind),
    readCategories(db, actor, room.kind),
  ]);
  return {
    room: room satisfies SubmissionRoom,
    filter,
    counts,
    assignees,
    categories,
    next: page.next,
    mayExport: mayExport(actor, room.kind),
    lines: page.lines.map((line) => shownLine(line, actor.accountId)),
  };
}

export type ListData = Awaited<ReturnType<typeof readList>>;

/** A line as the page needs it. */
export interface ShownLine
  extends Pick<
    SubmissionLine,
    "id" | "reference" | "name" | "subject" | "email" | "excerpt" | "state" | "assigneeName"
  > {
  received: Moment;
  isMine: boolean;
  /** A confirmation or the office's own mail could not be delivered: somebody should call. */
  hasEmailTrouble: boolean;
}

export function shownLine(line: SubmissionLine, me: string): ShownLine {
  const { id, reference, name, subject, email, excerpt, state, assigneeName } = line;
  return {
    id,
    reference,
    name,
    subject,
    email,
    excerpt,
    state,
    assigneeName,
    received: momentOf(line.receivedAt),
    isMine: line.assignedTo === me,
    hasEmailTrouble: [line.officeEmail, line.visitorEmail].includes("failed"),
  };
}
