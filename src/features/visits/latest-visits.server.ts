/** What the morning asks for: who came last, and who comes next. */
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { type FileListRow, listFiles } from "#platform/files/list-files.server.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { CrewNote } from "./crew-notes/crew-note.ts";
import { listVisits, type VisitListRow } from "./list-visits.server.ts";
import { inVisitScope } from "./scope-tasks.server.ts";
import { visitExceptions } from "./tables/visit-records.ts";
import { visits } from "./tables/visits.ts";

export interface LatestVisits {
  /**
   * Visits whose windows began within `latestVisitHours`, or ended since a moment; the latest
   * first.
   */
  last: (VisitListRow & { exceptionList: ExceptionNote[] })[];
  /** Where `last` is empty, the visit that was due last in the days before. */
  before: VisitListRow | undefined;
  /** Within eight days. */
  next: VisitListRow | undefined;
}

export interface ExceptionNote extends CrewNote {
  areaName: string | null;
  /** Photos of it. */
  files: readonly FileListRow[];
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

/** Keyed by facility id; facilities without any are missing. */
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
  const rows = await listVisits(db, actor, { ...period, facilityId }, now);
  const isLast = ({ beginsAt, endsAt }: VisitListRow) =>
    beginsAt <= now &&
    (since === undefined ? now.getTime() - beginsAt.getTime() <= latestVisitMs : endsAt > since);
  const notes = await readExceptions(db, actor, rows.filter(isLast), now);
  const latest = new Map<string, LatestVisits>();
  for (const row of rows) {
    const facilityVisits = latest.get(row.facilityId) ?? {
      last: [],
      before: undefined,
      next: undefined,
    };
    if (isLast(row))
      facilityVisits.last.unshift({ ...row, exceptionList: notes.get(row.id) ?? [] });
    else if (row.beginsAt > now && row.state === "scheduled") facilityVisits.next ??= row;
    else if (row.beginsAt <= now) facilityVisits.before = row;
    else continue;
    latest.set(row.facilityId, facilityVisits);
  }
  return latest;
}

async function readExceptions(
  db: Database,
  actor: Actor,
  listed: readonly VisitListRow[],
  now: Date,
): Promise<ReadonlyMap<string, ExceptionNote[]>> {
  const notesByVisit = new Map<string, ExceptionNote[]>();
  const ids = listed.flatMap(({ id, exceptions }) => (exceptions > 0 ? id : []));
  if (ids.length === 0) return notesByVisit;
  const { id, visitId, areaName, code, text, language, notedAt } = visitExceptions;
  const rows = await db
    .select({ id, visitId, areaName, code, text, language })
    .from(visitExceptions)
    .innerJoin(visits, eq(visits.id, visitId))
    .where(and(inArray(visitId, ids), inVisitScope(actor, now)))
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
