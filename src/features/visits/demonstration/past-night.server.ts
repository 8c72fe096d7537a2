import type { Random } from "#demo/random.ts";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { minuteMs } from "#platform/format/durations.ts";
import type { LocalDate } from "#platform/format/local-date.ts";
import type { Language } from "#platform/language/language.ts";
import {
  dueTasks,
  linesOfVersions,
  type NightsOfSeries,
  type PlannedTask,
} from "../scope-tasks.server.ts";
import type { visitExceptions, visitTasks } from "../tables/visit-records.ts";
import type { visits } from "../tables/visits.ts";

type NewVisit = typeof visits.$inferInsert;

/** Sample notes of crews. */
export interface DemoOutcomes {
  exceptions: readonly Record<Language, string>[];
  undone: readonly Record<Language, string>[];
}

/** Fixed events of a night; other nights get theirs by chance. */
export interface DemoTrouble {
  undone: string;
  /** The first one kept the crew from a task. */
  exceptions: readonly { area: string; text: string; language?: Language }[];
}

export interface DemoNight {
  visit: NewVisit;
  tasks: (typeof visitTasks.$inferInsert)[];
  exceptions: (typeof visitExceptions.$inferInsert)[];
}

interface Facts {
  tasks: readonly PlannedTask[];
  isMissed: boolean;
  trouble: DemoTrouble | undefined;
  crewLead: string;
  /** The language of the crew's notes. */
  language: Language;
  now: Date;
}

/** Invents how a visit went that has begun by now. Most go as planned. */
export function pastNight(
  random: Random,
  row: NewVisit,
  { tasks, isMissed, trouble, crewLead, language, now }: Facts,
  outcomes: DemoOutcomes,
): DemoNight {
  const begins = row.beginsAt.getTime();
  const ends = row.endsAt.getTime();
  if (isMissed) {
    const missedAt = new Date(begins + 60 * minuteMs);
    return { visit: { ...row, state: "missed", missedAt }, tasks: [], exceptions: [] };
  }
  const came = new Date(
    Math.min(begins + (random.below(16) - 6) * minuteMs, now.getTime() - minuteMs),
  );
  const isOver = ends <= now.getTime();
  const left = isOver ? new Date(ends - (random.below(40) - 4) * minuteMs) : null;
  const isLater = random.chance(0.04);
  const how = isLater ? ("entered-later" as const) : ("site-code" as const);
  const hasTrouble = random.chance(0.09) && trouble === undefined;
  const share = isOver ? 1 : Math.min(1, (now.getTime() - begins) / (ends - begins));
  const done =
    Math.floor(tasks.length * share) - (hasTrouble && isOver && tasks.length > 3 ? 1 : 0);
  const pace = ((left ?? new Date(ends)).getTime() - came.getTime()) / (tasks.length + 1);
  const { facilityId, clientId } = row;
  const owner = { visitId: row.id, facilityId, clientId };
  const visit: NewVisit = {
    ...row,
    state: isOver ? "completed" : "in-progress",
    checkedInAt: came,
    checkedInBy: crewLead,
    checkedInHow: how,
    checkedOutAt: left,
    checkedOutBy: left && crewLead,
    checkedOutHow: left && how,
    undoneReason: isOver && done < tasks.length ? random.pick(outcomes.undone)[language] : null,
    undoneLanguage: language,
  };
  const noted = new Date(Math.min(came.getTime() + 50 * minuteMs, now.getTime()));
  const night: DemoNight = {
    visit,
    tasks: tasks.map((task, index) => ({
      ...task,
      ...owner,
      id: newId(),
      position: index + 1,
      doneAt: index < done ? new Date(came.getTime() + pace * (index + 1)) : null,
      doneBy: index < done ? crewLead : null,
    })),
    exceptions: hasTrouble
      ? [
          {
            ...owner,
            id: newId(),
            text: random.pick(outcomes.exceptions)[language],
            language,
            areaName: tasks.at(-1)?.areaName ?? null,
            notedAt: noted,
            notedBy: crewLead,
          },
        ]
      : [],
  };
  return trouble === undefined ? night : withTrouble(night, trouble, owner, crewLead, came);
}

function withTrouble(
  { visit, tasks }: DemoNight,
  { undone, exceptions }: DemoTrouble,
  owner: { visitId: string; facilityId: string; clientId: string },
  crewLead: string,
  came: Date,
): DemoNight {
  const locked = tasks.find(({ areaName }) => areaName === exceptions[0]?.area);
  return {
    visit: { ...visit, undoneReason: locked ? undone : (visit.undoneReason ?? null) },
    tasks: tasks.map((task) => (task === locked ? { ...task, doneAt: null, doneBy: null } : task)),
    // Noted where the crew was just then.
    exceptions: exceptions.map(({ area, text, language = "en" }) => ({
      ...owner,
      id: newId(),
      text,
      language,
      areaName: area,
      notedAt: tasks.find(({ areaName, doneAt }) => areaName === area && doneAt)?.doneAt ?? came,
      notedBy: crewLead,
    })),
  };
}

/** Finds the tasks of many nights of a facility with one read of its scopes. */
export async function readTasksOfNights(
  tx: Transaction,
  facilityId: string,
  nights: NightsOfSeries,
): Promise<(night: { originalDate: LocalDate; date: LocalDate }) => PlannedTask[]> {
  const versions = await linesOfVersions(tx, facilityId);
  return ({ originalDate, date }) => {
    const lines = versions.findLast(({ effectiveFrom }) => effectiveFrom <= date)?.lines ?? [];
    return dueTasks(lines, nights, originalDate).map(({ areaId, areaName, floor, task }) => ({
      areaId,
      areaName,
      floor,
      task,
    }));
  };
}
