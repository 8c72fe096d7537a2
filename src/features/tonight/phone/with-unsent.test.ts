import { describe, expect, it } from "vitest";
import type { TonightVisit } from "../tonight-page.server.ts";
import type { VisitAct } from "../visit-entry-form.ts";
import { withUnsent } from "./with-unsent.ts";

const withEntries = (before: TonightVisit, unsent: Parameters<typeof withUnsent>[1]) =>
  withUnsent(before, unsent, "en");

const areaId = "01a203ab-74f1-74b8-be11-4c2739f95ae1";

const visit = {
  id: "visit",
  timeZone: "America/Chicago",
  state: "scheduled",
  came: null,
  left: null,
  tasks: 0,
  tasksDone: 0,
  exceptionList: [],
  notes: [],
  areas: [
    {
      areaId,
      name: "Lobby",
      floor: "1",
      tasks: ["Vacuum", "Trash"].map((task) => ({ id: null, task, done: null })),
    },
  ],
} as unknown as TonightVisit;

/** At 22:05, 22:06 and so on in Chicago. */
const entriesOf = (acts: VisitAct[], more: object = {}) =>
  acts.map((act, minute) => ({
    id: `entry-${minute}`,
    subject: "visit",
    act,
    ...more,
    at: new Date(Date.UTC(2026, 10, 21, 4, 5 + minute)).toISOString(),
  }));

const attendance = { how: "site-code", code: "7KR" } as const;
const tick = (task: string, isDone: boolean): VisitAct => ({ kind: "task", areaId, task, isDone });

describe("a visit with what is not sent yet", () => {
  it("is as its crew has left it, in the time zone of the facility", () => {
    const shown = withEntries(
      visit,
      entriesOf([
        { kind: "check-in", attendance },
        tick("Vacuum", true),
        tick("Trash", true),
        tick("Vacuum", false),
        { kind: "exception", areaId, text: "Locked", photos: [] },
        { kind: "message", text: "Out of bags" },
        { kind: "check-out", attendance, undoneReason: "No key" },
      ]),
    );
    expect(shown).toMatchObject({
      state: "completed",
      tasks: 2,
      tasksDone: 1,
      came: { time: "10:05 PM" },
      left: { time: "10:11 PM" },
      exceptionList: [{ id: "entry-4", areaName: "Lobby", text: "Locked", time: "10:09 PM" }],
      notes: [{ id: "entry-5", text: "Out of bags" }],
    });
    expect(shown.areas[0]?.tasks.map(({ done }) => done)).toEqual([null, "10:07 PM"]);
  });

  it("has all of an area ticked at the time of the press, but what was ticked before", () => {
    const press = (tasks: string[], isDone: boolean): VisitAct => ({
      kind: "tasks",
      areaId,
      tasks,
      isDone,
    });
    const acts = [tick("Trash", true), press(["Vacuum", "Trash"], true)];
    const shown = withEntries(visit, entriesOf(acts));
    expect(shown.areas[0]?.tasks.map(({ done }) => done)).toEqual(["10:06 PM", "10:05 PM"]);
    const undone = withEntries(visit, entriesOf([...acts, press(["Vacuum"], false)]));
    expect(undone.areas[0]?.tasks.map(({ done }) => done)).toEqual([null, "10:05 PM"]);
    expect(undone.tasksDone).toBe(1);
  });

  it("is left with the supplies that were not marked as delivered", () => {
    const [towels, soap] = [{ workOrderId: crypto.randomUUID() }, { workOrderId: areaId }];
    const stocked = { ...visit, supplies: [towels, soap] } as TonightVisit;
    const act: VisitAct = { kind: "supply", order: areaId };
    expect(withEntries(stocked, entriesOf([act])).supplies).toEqual([towels]);
    // Kept on the phone since before there were supplies.
    expect(withEntries(visit, entriesOf([act])).supplies).toBeUndefined();
  });

  it("shows a time that was entered as the one that was entered", () => {
    const entered = { how: "entered-later", time: "21:40" } as const;
    const { came } = withEntries(visit, entriesOf([{ kind: "check-in", attendance: entered }]));
    expect(came).toMatchObject({ time: "9:40 PM", isEntered: true });
  });

  it("changes nothing by what was refused, or is about another visit", () => {
    const acts: VisitAct[] = [{ kind: "check-in", attendance }, tick("Trash", true)];
    expect(withEntries(visit, entriesOf(acts, { refusal: "cancelled" }))).toEqual(visit);
    expect(withEntries(visit, entriesOf(acts, { subject: "other" }))).toEqual(visit);
  });
});
