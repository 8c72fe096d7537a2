/** What the morning asks for: who came last, and who comes next. */
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { type FileLine, listFiles } from "#platform/files/list-files.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { listVisits, type VisitLine } from "./list-visits.ts";
import { visitExceptions } from "./tables/visit-records.ts";
import { visits } from "./tables/visits.ts";
import { inReach } from "./visit-reach.ts";

export interface LatestVisits {
  /** Whose windows began within `latestVisitHours`, or ended since a moment; the latest first. */
  last: (VisitLine & { exceptionList: ExceptionNote[] })[];
  /** Of the days before those, where `last` is empty: what was due then, and not since. */
  before: VisitLine | undefined;
  /** Within eight days. */
  next: VisitLine | undefined;
}

export interface ExceptionNote {
  areaName: string | null;
  text: string;
  /** Photos of it. */
  files: readonly FileLine[];
}

/** From one evening to the next: the night that a reader asks about, and not the one before it. */
export const latestVisitHours = 24;
const latestVisitMs = latestVisitHours * 3_600_000;

/** How far back the visit before those is looked for. */
export const earlierVisitDays = 7;
const daysAhead = 8;

interface Wanted {
  facilityId?: string;
  /** As of the last morning report, instead of `latestVisitHours` ago. */
  since?: Date;
}

/** By id of the facility; without facilities that have none. */
export async function latestVisits(
  db: Database,
  actor: Actor,
  now = new Date(),
  { facilityId, since }: Wanted = {},
): Promise<ReadonlyMap<string, LatestVisits>> {
  const first = todayIn("UTC", since ?? now);
  const period = {
    from: addDays(first, -earlierVisitDays),
    to: addDays(todayIn("UTC", now), daysAhead),
  };
  const lines = await listVisits(db, actor, { ...period, facilityId }, now);
  const isLast = ({ beginsAt, endsAt }: VisitLine) =>
    beginsAt <= now &&
    (since === undefined ? now.getTime() - beginsAt.getTime() <= latestVisitMs : endsAt > since);
  const notes = await readExceptions(db, actor, lines.filter(isLast), now);
  const found = new Map<string, LatestVisits>();
  for (const line of lines) {
    const one = found.get(line.facilityId) ?? { last: [], before: undefined, next: undefined };
    if (isLast(line)) one.last.unshift({ ...line, exceptionList: notes.get(line.id) ?? [] });
    else if (line.beginsAt > now && line.state === "scheduled") one.next ??= line;
    else if (line.beginsAt <= now) one.before = line;
    else continue;
    found.set(line.facilityId, one);
  }
  return found;
}

async function readExceptions(
  db: Database,
  actor: Actor,
  lines: readonly VisitLine[],
  now: Date,
): Promise<ReadonlyMap<string, ExceptionNote[]>> {
  const notesByVisit = new Map<string, ExceptionNote[]>();
  const ids = lines.flatMap(({ id, exceptions }) => (exceptions > 0 ? id : []));
  if (ids.length === 0) return notesByVisit;
  const { id, visitId, areaName, text, notedAt } = visitExceptions;
  const rows = await db
    .select({ id, visitId, areaName, text })
    .from(visitExceptions)
    .innerJoin(visits, eq(visits.id, visitId))
    .where(and(inArray(visitId, ids), inReach(actor, now)))
    .orderBy(asc(notedAt), asc(id));
  const files = await listFiles(
    db,
    "visit-exception",
    rows.map((row) => row.id),
  );
  for (const { id: noteId, visitId: of, ...note } of rows)
    notesByVisit.set(of, [
      ...(notesByVisit.get(of) ?? []),
      { ...note, files: files.get(noteId) ?? [] },
    ]);
  return notesByVisit;
}
