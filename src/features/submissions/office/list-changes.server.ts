/** What became of a list that is open in a browser, and how many came in since. */
import * as z from "zod/mini";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import {
  countNewer,
  countSubmissions,
  findLines,
  submissionsAPage,
} from "../handling/list-submissions.ts";
import { readFilter } from "./read-filter.ts";
import { enterRoom, type ListData, type ShownLine, shownLine } from "./read-list.server.ts";
import { submissionFilterOf } from "./submission-filter.server.ts";

export interface ListChanges extends Pick<ListData, "counts"> {
  /** Those that were named and are still there, as they are now. */
  lines: ShownLine[];
  newer: number;
}

const uuid = z.catch(z.optional(z.uuid()), undefined);
const isId = (text: string) => z.safeParse(z.uuid(), text).success;

export async function readChanges(route: RouteRequest): Promise<ListChanges> {
  const { actor, room, db } = await enterRoom(route);
  const search = new URL(route.request.url).searchParams;
  const filter = submissionFilterOf(readFilter(search, room.kind));
  const since = z.parse(uuid, search.get("since") ?? undefined);
  const ids = (search.get("ids") ?? "").split(",").filter(isId).slice(0, submissionsAPage);
  const [counts, newer, lines] = await Promise.all([
    countSubmissions(db, actor, room.kind, filter),
    countNewer(db, actor, room.kind, filter, since),
    findLines(db, actor, room.kind, ids),
  ]);
  return { counts, newer, lines: lines.map((line) => shownLine(line, actor.accountId)) };
}
