/** What a list of submissions shows; the same for its page and for the data behind it. */

import { facilityTypes } from "#features/facilities/facility-types.ts";
import { type Moment, momentOf } from "#platform/document/moment.ts";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { listAssignees } from "../handling/assign.server.ts";
import {
  countSubmissions,
  listSubmissions,
  type SubmissionListRow,
} from "../handling/list-submissions.server.ts";
import { type AnsweredKind, mayExport, mayRead } from "../handling/submission-kinds.ts";
import { readFilter } from "./read-filter.ts";
import { submissionFilterOf } from "./submission-filter.server.ts";
import { type SubmissionsView, submissionViewAt } from "./submission-views.ts";

/** What a list can be narrowed to besides. */
const categoriesOf = ({ language }: Actor, kind: AnsweredKind) =>
  kind === "lead" ? facilityTypes(language).map(({ value, label }) => ({ value, label })) : [];

/** @throws 404 for people who may not enter the section */
export async function enterSubmissionView(route: RouteRequest) {
  const actor = await requireStaff(route);
  const view = submissionViewAt(new URL(route.request.url).pathname);
  if (view === undefined || !mayRead(actor, view.kind)) throw new Response(null, { status: 404 });
  return { actor, view, ...route.context.get(appContext) };
}

export async function readList(route: RouteRequest) {
  const { actor, view, db } = await enterSubmissionView(route);
  const filter = readFilter(new URL(route.request.url).searchParams, view.kind);
  const listFilter = submissionFilterOf(filter);
  const [page, counts, assignees] = await Promise.all([
    listSubmissions(db, actor, view.kind, listFilter),
    countSubmissions(db, actor, view.kind, listFilter),
    listAssignees(db, actor, view.kind),
  ]);
  return {
    view: view satisfies SubmissionsView,
    filter,
    counts,
    assignees,
    categories: categoriesOf(actor, view.kind),
    next: page.next,
    mayExport: mayExport(actor, view.kind),
    rows: page.rows.map((row) => toSubmissionTableRow(row, actor)),
  };
}

export type ListData = Awaited<ReturnType<typeof readList>>;

/** A row as the page needs it. */
export interface SubmissionTableRow
  extends Pick<
    SubmissionListRow,
    "id" | "reference" | "name" | "subject" | "email" | "excerpt" | "state" | "assigneeName"
  > {
  received: Moment;
  isMine: boolean;
  /** A confirmation or the office's own mail could not be delivered: somebody should call. */
  hasEmailTrouble: boolean;
}

export function toSubmissionTableRow(
  row: SubmissionListRow,
  { accountId, language }: Actor,
): SubmissionTableRow {
  const { id, reference, name, subject, email, excerpt, state, assigneeName } = row;
  return {
    id,
    reference,
    name,
    subject,
    email,
    excerpt,
    state,
    assigneeName,
    received: momentOf(row.receivedAt, language),
    isMine: row.assignedTo === accountId,
    hasEmailTrouble: [row.officeEmail, row.visitorEmail].includes("failed"),
  };
}
