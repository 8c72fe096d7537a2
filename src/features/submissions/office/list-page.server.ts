/** The page of a list and the data behind it are the same. */

import * as z from "zod/mini";
import { facilityTypes } from "#features/facilities/facility-types.ts";
import { companyMoment, type Moment } from "#platform/document/moment.ts";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { WrittenLanguage } from "#platform/language/written-words.ts";
import { listAssignees } from "../handling/assign.server.ts";
import {
  countNewer,
  countSubmissions,
  findSubmissionListRows,
  listSubmissions,
  type SubmissionListRow,
  submissionsAPage,
} from "../handling/list-submissions.server.ts";
import {
  type AnsweredKind,
  languageOfSubject,
  mayExport,
  mayRead,
  type SubmissionKind,
} from "../handling/submission-kinds.ts";
import { readFilter } from "./read-filter.ts";
import { submissionFilterOf } from "./submission-filter.server.ts";
import { type SubmissionsView, submissionViewAt } from "./submission-views.ts";

/** Further choices that narrow a list of this kind. */
const categoriesOf = ({ language }: Actor, kind: AnsweredKind) =>
  kind === "lead" ? facilityTypes(language).map(({ value, label }) => ({ value, label })) : [];

/** @throws 404 for people who may not enter the section */
export async function requireSubmissionReader(route: RouteRequest) {
  const actor = await requireStaff(route);
  const view = submissionViewAt(new URL(route.request.url).pathname);
  if (view === undefined || !mayRead(actor, view.kind)) throw notFound();
  return { actor, view, ...route.context.get(appContext) };
}

export async function readList(route: RouteRequest) {
  const { actor, view, db } = await requireSubmissionReader(route);
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
    rows: page.rows.map((row) => toSubmissionTableRow(row, view.kind, actor)),
  };
}

export type ListData = Awaited<ReturnType<typeof readList>>;

/** A row as the page needs it. */
export interface SubmissionTableRow
  extends Pick<
    SubmissionListRow,
    | "id"
    | "reference"
    | "name"
    | "subject"
    | "email"
    | "excerpt"
    | "language"
    | "state"
    | "assigneeName"
  > {
  subjectLanguage: WrittenLanguage;
  received: Moment;
  isMine: boolean;
  /** A confirmation or the office's own mail could not be delivered: somebody should call. */
  hasEmailTrouble: boolean;
}

function toSubmissionTableRow(
  row: SubmissionListRow,
  kind: SubmissionKind,
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
    language: row.language,
    subjectLanguage: languageOfSubject(kind, row),
    state,
    assigneeName,
    received: companyMoment(row.receivedAt, language),
    isMine: row.assignedTo === accountId,
    hasEmailTrouble: [row.officeEmail, row.visitorEmail].includes("failed"),
  };
}

// An open list asks for the present state of its rows, and for the number of new ones.

export interface ListChanges extends Pick<ListData, "counts"> {
  /** Rows that were asked about and still exist, as they are now. */
  rows: SubmissionTableRow[];
  newer: number;
}

const uuid = z.catch(z.optional(z.uuid()), undefined);
const isId = (text: string) => z.safeParse(z.uuid(), text).success;

export async function readChanges(route: RouteRequest): Promise<ListChanges> {
  const { actor, view, db } = await requireSubmissionReader(route);
  const search = new URL(route.request.url).searchParams;
  const filter = submissionFilterOf(readFilter(search, view.kind));
  const since = z.parse(uuid, search.get("since") ?? undefined);
  const ids = (search.get("ids") ?? "").split(",").filter(isId).slice(0, submissionsAPage);
  const [counts, newer, rows] = await Promise.all([
    countSubmissions(db, actor, view.kind, filter),
    countNewer(db, actor, view.kind, filter, since),
    findSubmissionListRows(db, actor, view.kind, ids),
  ]);
  return { counts, newer, rows: rows.map((row) => toSubmissionTableRow(row, view.kind, actor)) };
}
