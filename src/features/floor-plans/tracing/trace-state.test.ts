/** Tracing by whatever means: corners, snapping, what is no room, and the way back. */
import { describe, expect, it } from "vitest";
import type { Point } from "../floor-plan-types.ts";
import { readTracedChanges, tracedChangesText } from "../traced-changes.ts";
import { pan, showPoint, wholeView, zoom } from "./plan-view.ts";
import { snapPoint } from "./snap.ts";
import {
  beginTrace,
  changesOf,
  isTouched,
  type TraceAction,
  type TraceState,
  trace,
} from "./trace-state.ts";

const size = { width: 1_000, height: 800 };
const empty = { planName: "First floor", "scale.line": "", "scale.length": "" };
const begin = () => beginTrace(empty, size);
const room = { id: "one", name: "Room 1" };
const corner = (x: number, y: number, tolerance = 0): TraceAction => ({
  do: "corner",
  at: { x, y },
  tolerance,
  room,
});
const all = (state: TraceState, ...actions: TraceAction[]) => actions.reduce(trace, state);
const polygon: TraceAction = { do: "choose", tool: "polygon" };

describe("the scale", () => {
  it("comes first, and the shape of rooms after it", () => {
    const state = all(begin(), corner(10, 10), corner(10, 10), corner(110, 10));
    expect(state.texts["scale.line"]).toBe("10,10 110,10");
    expect([state.tool, state.shape, state.announcement]).toEqual([
      "rectangle",
      [],
      { what: "scale" },
    ]);
  });
});

describe("a room", () => {
  it("is a rectangle of two corners, in whatever direction, within the picture", () => {
    const state = all(
      begin(),
      { do: "choose", tool: "rectangle" },
      corner(300, 250),
      corner(-50, 5_000),
    );
    expect(state.texts["room.one.corners"]).toBe("300,250 0,250 0,800 300,800");
    expect(state.announcement).toEqual({ what: "room", id: "one" });
  });

  it("is a polygon that ends at its first corner, by Enter twice, or by the button", () => {
    const three = all(begin(), polygon, corner(0, 0), corner(100, 0), corner(100, 90));
    for (const last of [corner(3, 2, 10), corner(100, 90), { do: "finish", room } as const]) {
      const state = trace(three, last);
      expect(state.texts["room.one.corners"]).toBe("0,0 100,0 100,90");
      expect(state.shape).toEqual([]);
    }
  });

  it("that crosses itself stays unfinished, and a corner can be taken back", () => {
    const crossed = all(
      begin(),
      polygon,
      corner(0, 0),
      corner(100, 100),
      corner(100, 0),
      corner(0, 90),
      { do: "finish", room },
    );
    expect(crossed.announcement).toEqual({ what: "fault", fault: "crossing" });
    expect(crossed.shape).toHaveLength(4);
    const state = all(crossed, { do: "remove-corner" }, { do: "finish", room });
    expect(state.texts["room.one.corners"]).toBe("0,0 100,100 100,0");
    expect(trace(crossed, { do: "cancel" }).shape).toEqual([]);
  });

  it("is undone and done again, with all that was typed into one field as one step", () => {
    const typed = all(
      begin(),
      { do: "add-room", room },
      { do: "type", field: "room.one.name", value: "H" },
      { do: "type", field: "room.one.name", value: "Hall" },
    );
    const undone = trace(typed, { do: "undo" });
    expect(undone.texts["room.one.name"]).toBe("Room 1");
    const nothing = all(undone, { do: "undo" }, { do: "undo" });
    expect(isTouched(nothing)).toBe(false);
    const again = all(nothing, { do: "redo" }, { do: "redo" }, { do: "redo" });
    expect(again.texts).toEqual(typed.texts);
    expect(trace(again, { do: "remove-room", id: "one" }).texts["room.one.name"]).toBe("");
  });
});

describe("what is not saved", () => {
  it("comes back over what somebody else has saved since", () => {
    const state = all(begin(), { do: "add-room", room }, polygon, corner(5, 5), corner(50.5, 5), {
      do: "type",
      field: "planName",
      value: "Ground floor",
    });
    const text = tracedChangesText(changesOf(state));
    const changes = readTracedChanges(text);
    if (changes === undefined) throw new Error("The changes were not read again");
    const stored = { ...empty, planName: "Cellar", "room.two.name": "Hall" };
    const restored = trace(beginTrace(stored, size), { do: "restore", changes });
    expect(restored.texts).toMatchObject({
      planName: "Ground floor",
      "room.one.name": "Room 1",
      "room.two.name": "Hall",
    });
    expect(restored.base.planName).toBe("First floor");
    expect([restored.tool, restored.shape]).toEqual(["polygon", state.shape]);
  });

  it("is kept where somebody else saves, and follows them where nothing was changed", () => {
    const stored = { ...empty, planName: "Cellar" };
    expect(trace(begin(), { do: "follow", stored }).texts).toEqual(stored);
    const typed = trace(begin(), { do: "type", field: "planName", value: "Attic" });
    expect(trace(typed, { do: "follow", stored }).texts.planName).toBe("Attic");
  });
});

describe("a corner", () => {
  const context = { tolerance: 10, corners: [{ x: 500, y: 500 }], shape: [] as Point[] };

  it("snaps to one that is there, and to nothing where it is too far or not wanted", () => {
    expect(snapPoint({ x: 506, y: 494 }, context)).toEqual({ x: 500, y: 500 });
    expect(snapPoint({ x: 511, y: 500 }, context)).toEqual({ x: 511, y: 500 });
    expect(snapPoint({ x: 506, y: 494 }, { ...context, tolerance: 0 })).toEqual({ x: 506, y: 494 });
  });

  it("snaps to right angles, along the picture and along the side before", () => {
    const along = { ...context, shape: [{ x: 0, y: 0 }] };
    expect(snapPoint({ x: 200, y: 7 }, along)).toEqual({ x: 200, y: 0 });
    const askew = {
      ...context,
      corners: [],
      shape: [
        { x: 0, y: 0 },
        { x: 100, y: 100 },
      ],
    };
    const { x, y } = snapPoint({ x: 60, y: 145 }, askew);
    expect([x + y, x - 100 + (y - 100)]).toEqual([expect.closeTo(200, 6), expect.closeTo(0, 6)]);
    const third = {
      ...context,
      shape: [
        { x: 10, y: 10 },
        { x: 200, y: 10 },
        { x: 200, y: 90 },
      ],
    };
    expect(snapPoint({ x: 15, y: 93 }, third)).toEqual({ x: 10, y: 90 });
  });
});

describe("the view", () => {
  it("keeps the place that is zoomed at, and never loses the plan", () => {
    const about = { x: 250, y: 200 };
    const near = zoom(wholeView(size), 4, about, size);
    expect([(about.x - near.x) / near.width, near.width]).toEqual([0.25, 250]);
    expect(zoom(near, 1e9, about, size).width).toBeCloseTo(1_000 / 24, 6);
    expect(zoom(near, 1e-9, about, size).width).toBe(1_250);
    const lost = pan(near, { x: 1e9, y: -1e9 }, size);
    expect([lost.x, lost.y]).toEqual([1_000 - near.width / 2, -near.height / 2]);
    expect(showPoint(near, about, size)).toEqual(near);
    const shown = showPoint(near, { x: 900, y: 700 }, size);
    expect(shown.x + shown.width / 2).toBeCloseTo(900, 6);
  });
});
