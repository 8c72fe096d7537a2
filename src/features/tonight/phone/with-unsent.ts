/** A visit as its crew has left it, what is not sent yet included. */
import { timeAt } from "#platform/format/day-format.ts";
import type { Language } from "#platform/language/language.ts";
import type { Entry } from "#platform/offline/unsent-store.ts";
import type { TonightVisit } from "../tonight-page.server.ts";
import type { VisitAct } from "../visit-entry-form.ts";

type Given = Pick<Entry, "id" | "subject" | "at" | "act" | "refusal">;

/** @param unsent in the order in which they were given; what was refused changes nothing */
export const withUnsent = (
  visit: TonightVisit,
  unsent: readonly Given[],
  language: Language,
): TonightVisit =>
  unsent
    .filter(({ subject, refusal }) => subject === visit.id && refusal === undefined)
    .reduce((before, entry) => withEntry(before, entry, language), visit);

function withEntry(visit: TonightVisit, { id, at, act }: Given, language: Language): TonightVisit {
  const visitAct = act as VisitAct;
  const time = timeIn(visit.timeZone, at, language);
  switch (visitAct.kind) {
    case "check-in": {
      if (visit.came !== null) return visit;
      const came = attended(visitAct.attendance, time, language);
      return { ...visit, state: "in-progress", came, tasks: countTasks(visit) };
    }
    case "check-out":
      if (visit.left !== null) return visit;
      return { ...visit, state: "completed", left: attended(visitAct.attendance, time, language) };
    case "task":
      return withTasks(visit, { ...visitAct, tasks: [visitAct.task] }, time);
    case "tasks":
      return withTasks(visit, visitAct, time);
    case "exception": {
      const area = visit.areas.find(({ areaId }) => areaId === visitAct.areaId);
      const { code = null, text = "" } = visitAct;
      const note = { id, areaName: area?.name ?? null, code, text, language };
      return {
        ...visit,
        exceptionList: [
          ...visit.exceptionList,
          { ...note, notedBy: "", time, sent: "", files: [] },
        ],
      };
    }
    case "supply": {
      const suppliesLeft = visit.supplies?.filter(
        ({ workOrderId }) => workOrderId !== visitAct.order,
      );
      return { ...visit, supplies: suppliesLeft };
    }
    case "message":
      return {
        ...visit,
        notes: [...visit.notes, { id, text: visitAct.text, language, by: "", time }],
      };
  }
}

type Attended = Extract<VisitAct, { kind: "check-in" }>["attendance"];

const attended = (attendance: Attended, time: string, language: Language) => ({
  time: attendance.how === "entered-later" ? clock(attendance.time, language) : time,
  by: "",
  how: "",
  sent: "",
  isEntered: attendance.how === "entered-later",
});

function withTasks(
  visit: TonightVisit,
  { areaId, tasks, isDone }: Omit<Extract<VisitAct, { kind: "tasks" }>, "kind">,
  time: string,
): TonightVisit {
  const areas = visit.areas.map((area) => ({
    ...area,
    tasks: area.tasks.map((task) =>
      area.areaId === areaId && tasks.includes(task.task)
        ? { ...task, done: isDone ? (task.done ?? time) : null }
        : task,
    ),
  }));
  const doneTasks = areas.flatMap((area) => area.tasks).filter((task) => task.done !== null);
  return { ...visit, areas, tasksDone: doneTasks.length };
}

const countTasks = ({ areas }: TonightVisit) =>
  areas.reduce((count, { tasks }) => count + tasks.length, 0);

const timeIn = (timeZone: string, at: string, language: Language): string =>
  timeAt(new Date(at), timeZone, language);

/** @param time on a 24-hour clock */
const clock = (time: string, language: Language): string =>
  timeIn("UTC", `2000-01-01T${time}:00Z`, language);
