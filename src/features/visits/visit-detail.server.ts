/** One visit with its history, in portal, office and API. */
import { timeAt } from "#platform/format/day-format.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { type AppResources, appContext } from "#platform/http/context.ts";
import { isUuid, notFound } from "#platform/http/not-found.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Language } from "#platform/language/language.ts";
import { findVisit } from "./find-visit.server.ts";
import type { VisitListRow } from "./list-visits.server.ts";
import { visitServerMessages } from "./messages.server.ts";
import type { AttendanceMethod } from "./tables/visits.ts";
import { formatOutcome, toVisitSummary } from "./visit-summary.server.ts";

export type VisitData = Awaited<ReturnType<typeof readVisit>>;

/** @throws 404 for what does not exist or the actor may not see */
export async function readVisit(route: RouteRequest, actor: Actor, id: string | undefined) {
  const visit = await findSeenVisit(route.context.get(appContext).db, actor, id);
  if (visit === undefined) throw notFound();
  return visit;
}

/** The visit as screens show it; undefined if there is none, or the actor may not see it. */
export async function findSeenVisit(db: AppResources["db"], actor: Actor, id: string | undefined) {
  const now = new Date();
  const visit = isUuid(id) ? await findVisit(db, actor, id, now) : undefined;
  if (visit === undefined) return undefined;
  const { timeZone } = visit;
  const { language } = actor;
  const texts = visitServerMessages(language).attendance;
  const time = (at: Date) => timeAt(at, timeZone, language);
  const sentLater = (at: Date | null) => (at ? texts.sent({ time: time(at) }) : "");
  const attendance = (
    at: Date | null,
    by: string | null,
    how: AttendanceMethod | null,
    sentAt: Date | null,
  ) =>
    at && {
      time: time(at),
      by: by ?? "",
      how: how ? texts[how] : "",
      sent: sentLater(sentAt),
      isEntered: how === "entered-later",
    };
  const areas = Map.groupBy(visit.taskList, ({ areaId }) => areaId);
  return {
    ...toVisitSummary(visit, now, language),
    seriesId: visit.seriesId,
    extraText: visit.extraText,
    extraLanguage: visit.extraLanguage,
    timeZone,
    endsAt: visit.endsAt.toISOString(),
    originalStart: { date: visit.date, startsAt: visit.windowStart, endsAt: visit.windowEnd },
    hasBegun: visit.beginsAt <= now,
    came: attendance(
      visit.checkedInAt,
      visit.checkedInBy,
      visit.checkedInHow,
      visit.checkedInSentAt,
    ),
    left: attendance(
      visit.checkedOutAt,
      visit.checkedOutBy,
      visit.checkedOutHow,
      visit.checkedOutSentAt,
    ),
    otherTimes: visit.otherTimes.map(({ what, at, by, how }) => ({
      what,
      by,
      time: time(at),
      how: how ? texts[how] : "",
    })),
    reportedMissedAt: visit.missedAt && time(visit.missedAt),
    undoneReason: visit.undoneReason,
    undoneLanguage: visit.undoneLanguage,
    areas: [...areas].map(([areaId, tasks]) => ({
      areaId,
      name: tasks[0]?.areaName ?? "",
      floor: tasks[0]?.floor ?? "",
      tasks: tasks.map(({ id: taskId, task, doneAt }) => ({
        id: taskId,
        task,
        done: doneAt && time(doneAt),
      })),
    })),
    exceptionList: visit.exceptionList.map(({ notedAt, sentAt, ...exception }) => ({
      ...exception,
      time: time(notedAt),
      sent: sentLater(sentAt),
    })),
    notes: visit.notes.map(({ id: noteId, text, language: written, writtenAt, writtenBy }) => ({
      id: noteId,
      text,
      language: written,
      by: writtenBy,
      time: time(writtenAt),
    })),
  };
}

/** A visit as `GET /api/portal/visits` tells it; moments are ISO texts in UTC. */
export const visitAsJson = (visit: VisitListRow, language: Language) => ({
  id: visit.id,
  title: visit.title,
  state: visit.state,
  crewSize: visit.crewSize,
  outcome: formatOutcome(visit, language),
  facility: { id: visit.facilityId, name: visit.facilityName, timeZone: visit.timeZone },
  date: visit.date,
  beginsAt: visit.beginsAt,
  endsAt: visit.endsAt,
  window: { from: visit.windowStart, to: visit.windowEnd },
  checkedInAt: visit.checkedInAt,
  checkedInHow: visit.checkedInHow,
  checkedOutAt: visit.checkedOutAt,
  checkedOutHow: visit.checkedOutHow,
  missedAt: visit.missedAt,
  cancelReason: visit.cancelReason,
  tasks: visit.tasks,
  tasksDone: visit.tasksDone,
  exceptions: visit.exceptions,
});
