/** The tasks of a kind of area as a text, one in each line, that people can write; safe for browsers. */
import { type ScopeTaskSet, taskRhythms } from "#content/scope-task-types.ts";
import { usualTasks } from "#content/scope-tasks.ts";
import type { AreaType } from "#features/facilities/areas/area-types.ts";
import { type Language, languages } from "#platform/language/language.ts";
import { type Frequency, type FrequencyUnit, timesAYear } from "./frequency-types.ts";
import { scopeMessages } from "./messages.ts";

export interface ScopeTask {
  task: string;
  /** Once in this unit; absent for each visit. */
  per?: FrequencyUnit;
}

/** A line of a scope has the same limit. */
export const maxScopeTask = 120;

const units = ["week", "month", "quarter", "year"] as const;

const setOf: Readonly<Record<AreaType, ScopeTaskSet>> = {
  office: "desks",
  "open-office": "desks",
  "conference-room": "desks",
  lobby: "entrance",
  "waiting-room": "entrance",
  corridor: "passage",
  stairwell: "passage",
  elevator: "elevator",
  restroom: "restroom",
  "locker-room": "restroom",
  "break-room": "food",
  kitchen: "food",
  cafeteria: "food",
  classroom: "desks",
  library: "desks",
  gymnasium: "open",
  "exam-room": "care",
  "patient-room": "care",
  "operating-room": "care",
  laboratory: "care",
  "sales-floor": "open",
  warehouse: "storage",
  "loading-dock": "storage",
  storage: "storage",
  other: "other",
};

/** Every one, whatever the language; the keys of a literal are its type's. */
export const areaTypesWithTasks = Object.keys(setOf) as AreaType[];

export function usualTasksOf(type: AreaType, language: Language): readonly ScopeTask[] {
  const usual = usualTasks(language)[setOf[type]];
  return taskRhythms.flatMap((rhythm) =>
    (usual[rhythm] ?? []).map((task) => (rhythm === "visit" ? { task } : { task, per: rhythm })),
  );
}

/** Lines such as `Weekly: Dust sills`. */
export function scopeTaskText(tasks: readonly ScopeTask[], language: Language): string {
  const { everySo } = scopeMessages(language);
  return tasks
    .map(({ task, per }) => (per === undefined ? task : `${everySo[per]}: ${task}`))
    .join("\n");
}

/** Frequencies may be in any of our languages. A repeated task is kept once. */
export function readScopeTasks(text: string): ScopeTask[] {
  const tasks = new Map<string, ScopeTask>();
  for (const line of text.split(/\r?\n/)) {
    const read = readLine(line.trim());
    const key = read.task.toLowerCase();
    if (key !== "" && !tasks.has(key)) tasks.set(key, read);
  }
  return [...tasks.values()];
}

function readLine(line: string): ScopeTask {
  const lower = line.toLowerCase();
  for (const language of languages) {
    const { everySo } = scopeMessages(language);
    const per = units.find((unit) => lower.startsWith(`${everySo[unit].toLowerCase()}:`));
    if (per !== undefined) return { task: line.slice(everySo[per].length + 1).trim(), per };
  }
  return { task: line };
}

/** No task is done more often than its area is cleaned. */
export function frequencyOfTask({ per }: ScopeTask, ofArea: Frequency): Frequency {
  if (per === undefined) return ofArea;
  const ownFrequency = { times: 1, per };
  return timesAYear(ownFrequency) < timesAYear(ofArea) ? ownFrequency : ofArea;
}

/** One sentence for each frequency, beginning with each visit and ending with the rarest. */
export function scopeTaskSentences(tasks: readonly ScopeTask[], language: Language): string[] {
  const { everySo, everyVisit } = scopeMessages(language);
  return [undefined, ...units].flatMap((unit) => {
    const names = tasks.filter(({ per }) => per === unit).map(({ task }) => task);
    const when = unit === undefined ? everyVisit : everySo[unit];
    return names.length === 0 ? [] : [`${when}: ${names.join("; ")}.`];
  });
}
