/** What became of a list that is open in a browser, and how many came in since. */
import * as z from "zod/mini";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import {
  countNewer,
  countSubmissions,
  findSubmissionListRows,
  submissionsAPage,
} from "../handling/list-submissions.server.ts";
import { readFilter } from "./read-filter.ts";
import {
  enterSubmissionView,
  type ListData,
  type SubmissionTableRow,
  toSubmissionTableRow,
} from "./read-list.server.ts";
import { submissionFilterOf } from "./submission-filter.server.ts";

export interface ListChanges extends Pick<ListData, "counts"> {
  /** Rows that were asked about and still exist, as they are now. */
  rows: SubmissionTableRow[];
  newer: number;
}

const uuid = z.catch(z.optional(z.uuid()), undefined);
const isId = (text: string) => z.safeParse(z.uuid(), text).success;

export async function readChanges(route: RouteRequest): Promise<ListChanges> {
  const { actor, view, db } = await enterSubmissionView(route);
  const search = new URL(route.request.url).searchParams;
  const filter = submissionFilterOf(readFilter(search, view.kind));
  const since = z.parse(uuid, search.get("since") ?? undefined);
  const ids = (search.get("ids") ?? "").split(",").filter(isId).slice(0, submissionsAPage);
  const [counts, newer, rows] = await Promise.all([
    countSubmissions(db, actor, view.kind, filter),
    countNewer(db, actor, view.kind, filter, since),
    findSubmissionListRows(db, actor, view.kind, ids),
  ]);
  return { counts, newer, rows: rows.map((row) => toSubmissionTableRow(row, actor)) };
}
