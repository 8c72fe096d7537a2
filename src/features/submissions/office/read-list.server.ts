/** What a list of submissions shows; the same for its page and for the data behind it. */

import { sql } from "drizzle-orm";
import { facilityTypes } from "#features/facilities/facility-types.ts";
import { jobApplications } from "#features/job-applications/tables/job-applications.ts";
import type { Database } from "#platform/database/client.ts";
import { type Moment, momentOf } from "#platform/document/moment.ts";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import type { AppResources } from "#platform/http/context.ts";
import { appContext } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { listAssignees } from "../handling/assign.server.ts";
import {
  countSubmissions,
  listSubmissions,
  type SubmissionListRow,
} from "../handling/list-submissions.server.ts";
import type { SubmissionKind } from "../handling/submission-kinds.ts";
import { mayExport, mayRead } from "../handling/submission-kinds.ts";
import { readFilter } from "./read-filter.ts";
import { submissionFilterOf } from "./submission-filter.server.ts";
import { type SubmissionsView, submissionViewAt } from "./submission-views.ts";

interface Position {
  /** Id of the opening, which may be closed by now. */
  id: string;
  /** As the latest application to it was told. */
  title: string;
}

/**
 * The positions that people have applied for. Jumps from one to the next in the index, so that it
 * costs as many steps as there are positions, however many applied.
 */
export async function listPositions(db: Database, actor: Actor): Promise<Position[]> {
  if (!mayRead(actor, "application")) return [];
  const latest = sql`select position, position_title from ${jobApplications}`;
  const { rows } = await db.execute(sql`
    with recursive found as (
      (${latest} order by position desc, received_at desc limit 1)
      union all
      select next.* from found, lateral (
        ${latest} where position < found.position order by position desc, received_at desc limit 1
      ) as next
    )
    select position, position_title from found order by position_title, position`);
  return rows.map(({ position, position_title: title }) => ({
    id: String(position),
    title: String(title),
  }));
}

/** What a list can be narrowed to besides: facility types, or positions. */
async function readCategories(
  db: AppResources["db"],
  actor: Actor,
  kind: SubmissionKind,
): Promise<{ value: string; label: string }[]> {
  switch (kind) {
    case "lead":
      return facilityTypes(actor.language).map(({ value, label }) => ({ value, label }));
    case "contact-message":
      return [];
    case "application":
      return (await listPositions(db, actor)).map(({ id, title }) => ({ value: id, label: title }));
  }
}

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
  const [page, counts, assignees, categories] = await Promise.all([
    listSubmissions(db, actor, view.kind, listFilter),
    countSubmissions(db, actor, view.kind, listFilter),
    listAssignees(db, actor, view.kind),
    readCategories(db, actor, view.kind),
  ]);
  return {
    view: view satisfies SubmissionsView,
    filter,
    counts,
    assignees,
    categories,
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
