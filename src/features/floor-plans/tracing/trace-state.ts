/** The state of tracing, with undo. It is pure, so that keys, mouse and tests share it. */
import type { Texts } from "#platform/records/merge-edit.ts";
import { roomIds } from "../drawing-texts.ts";
import { maxCorners, maxRooms, type PictureSize, type Point } from "../floor-plan-types.ts";
import {
  type CornerFault,
  cornersText,
  faultOfCorners,
  pointWithin,
  readCorners,
} from "../measure/corners.ts";
import { distance } from "../measure/floor-area.ts";
import type { TracedChanges } from "../traced-changes.ts";
import { snapPoint } from "./snap.ts";

export const tools = ["scale", "rectangle", "polygon", "look"] as const;
export type TraceTool = (typeof tools)[number];

/** Each is a new object, so that the same announcement is read out again. */
export type Announcement =
  | { what: "corner"; number: number }
  | { what: "cornerRemoved"; count: number }
  | { what: "room"; id: string }
  | { what: "removed"; name: string }
  | { what: "fault"; fault: CornerFault | "too-many-rooms" }
  | { what: "at"; from: Point | undefined; point: Point }
  | { what: "canceled" | "scale" | "undone" | "redone" | "restored" };

export interface TraceState {
  size: PictureSize;
  /** The value of each field when the form was opened, or when somebody began to change it. */
  base: Texts;
  texts: Texts;
  tool: TraceTool;
  /** Corners of what is not finished yet. */
  shape: readonly Point[];
  crosshair: Point;
  past: readonly Texts[];
  future: readonly Texts[];
  /** The field that was typed in last: its letters are one step of the way back. */
  typing: string | undefined;
  announcement: Announcement | undefined;
}

/** A room that is about to be, should this corner finish it. */
export interface NewRoom {
  id: string;
  name: string;
}

export type TraceAction =
  | { do: "choose"; tool: TraceTool }
  | { do: "move"; to: Point }
  | { do: "corner"; at: Point; tolerance: number; room: NewRoom }
  | { do: "finish"; room: NewRoom }
  | { do: "remove-corner" | "cancel" | "undo" | "redo" }
  | { do: "type"; field: string; value: string }
  | { do: "add-room"; room: NewRoom }
  | { do: "remove-room"; id: string }
  | { do: "restore"; changes: TracedChanges }
  /** Somebody else has saved while nothing was changed here. */
  | { do: "follow"; stored: Texts };

const maxSteps = 100;

export function beginTrace(stored: Texts, size: PictureSize): TraceState {
  return {
    size,
    base: stored,
    texts: stored,
    tool: stored["scale.line"] ? "rectangle" : "scale",
    shape: [],
    crosshair: pointWithin({ x: size.width / 2, y: size.height / 2 }, size),
    past: [],
    future: [],
    typing: undefined,
    announcement: undefined,
  };
}

export function trace(state: TraceState, action: TraceAction): TraceState {
  switch (action.do) {
    case "choose":
      return { ...state, tool: action.tool, shape: [] };
    case "move": {
      const point = pointWithin(action.to, state.size);
      const announcement = { what: "at", from: state.shape.at(-1), point } as const;
      return { ...state, crosshair: point, announcement };
    }
    case "corner":
      return setCorner(state, action);
    case "finish":
      return state.tool === "polygon" ? finish(state, state.shape, action.room) : state;
    case "remove-corner": {
      if (state.shape.length === 0) return state;
      const shape = state.shape.slice(0, -1);
      return { ...state, shape, announcement: { what: "cornerRemoved", count: shape.length } };
    }
    case "cancel":
      return state.shape.length === 0
        ? state
        : { ...state, shape: [], announcement: { what: "canceled" } };
    case "undo":
      return stepBack(state);
    case "redo":
      return stepForward(state);
    case "type":
      return write(state, { [action.field]: action.value }, { typing: action.field });
    case "add-room":
      return addRoom(state, action.room, "");
    case "remove-room":
      return removeRoom(state, action.id);
    case "restore":
      return restore(state, action.changes);
    case "follow":
      return follow(state, action.stored);
  }
}

function setCorner(
  state: TraceState,
  { at, tolerance, room }: Extract<TraceAction, { do: "corner" }>,
): TraceState {
  const { shape, size } = state;
  const among = { tolerance, corners: cornersIn(state.texts, size), shape };
  const point = pointWithin(snapPoint(at, among), size);
  const moved = { ...state, crosshair: point };
  const [first] = shape;
  switch (state.tool) {
    case "look":
      return moved;
    case "scale":
      if (first === undefined) return withCorner(moved, point);
      if (distance(first, point) < 1) return moved;
      return write(
        { ...moved, shape: [], tool: "rectangle" },
        { "scale.line": cornersText([first, point]) },
        { announcement: { what: "scale" } },
      );
    case "rectangle":
      return first === undefined
        ? withCorner(moved, point)
        : finish(moved, rectangle(first, point), room);
    case "polygon": {
      const last = shape.at(-1);
      const isLast = last !== undefined && isSame(last, point);
      const isFirst = first !== undefined && isSame(first, point);
      if (shape.length >= 3 && (isFirst || isLast)) return finish(moved, shape, room);
      return isFirst || isLast ? moved : withCorner(moved, point);
    }
  }
}

const isSame = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

const rectangle = (a: Point, b: Point): Point[] => [a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }];

function withCorner(state: TraceState, point: Point): TraceState {
  if (state.shape.length >= maxCorners)
    return { ...state, announcement: { what: "fault", fault: "too-many" } };
  const shape = [...state.shape, point];
  return { ...state, shape, announcement: { what: "corner", number: shape.length } };
}

/** A shape that is no room stays as drawn, so that a corner can be undone. */
function finish(state: TraceState, corners: readonly Point[], room: NewRoom): TraceState {
  const fault = faultOfCorners(corners);
  if (fault !== undefined) return { ...state, announcement: { what: "fault", fault } };
  return addRoom({ ...state, shape: [] }, room, cornersText(corners));
}

function addRoom(state: TraceState, { id, name }: NewRoom, corners: string): TraceState {
  const ids = roomIds(state.texts);
  if (ids.length >= maxRooms)
    return { ...state, announcement: { what: "fault", fault: "too-many-rooms" } };
  // Rooms beside each other are often alike.
  const before = `room.${ids.at(-1)}`;
  const fields = {
    name,
    type: state.texts[`${before}.type`] ?? "open-office",
    covering: state.texts[`${before}.covering`] ?? "carpet",
    corners,
    length: "",
    width: "",
  };
  return write(state, roomFields(id, fields), { announcement: { what: "room", id } });
}

const roomFields = (id: string, fields: Texts): Texts =>
  Object.fromEntries(Object.entries(fields).map(([field, text]) => [`room.${id}.${field}`, text]));

/** All fields of the room count as changed, so that nobody else's change to it is lost unseen. */
function removeRoom(state: TraceState, id: string): TraceState {
  const prefix = `room.${id}.`;
  const fields = Object.keys(state.texts).filter((name) => name.startsWith(prefix));
  const emptied = Object.fromEntries(fields.map((name) => [name, ""]));
  const name = state.texts[`${prefix}name`] ?? "";
  return write(state, emptied, { announcement: { what: "removed", name } });
}

function write(
  state: TraceState,
  fields: Texts,
  { typing, announcement = state.announcement }: { typing?: string; announcement?: Announcement },
): TraceState {
  const isSameStep = typing !== undefined && typing === state.typing;
  const past = isSameStep ? state.past : [...state.past, state.texts].slice(-maxSteps);
  return { ...state, texts: { ...state.texts, ...fields }, past, future: [], typing, announcement };
}

function stepBack(state: TraceState): TraceState {
  const texts = state.past.at(-1);
  if (texts === undefined) return state;
  const [past, future] = [state.past.slice(0, -1), [...state.future, state.texts]];
  return {
    ...state,
    texts,
    past,
    future,
    shape: [],
    typing: undefined,
    announcement: { what: "undone" },
  };
}

function stepForward(state: TraceState): TraceState {
  const texts = state.future.at(-1);
  if (texts === undefined) return state;
  const [past, future] = [[...state.past, state.texts], state.future.slice(0, -1)];
  return {
    ...state,
    texts,
    past,
    future,
    shape: [],
    typing: undefined,
    announcement: { what: "redone" },
  };
}

/** Corners of finished rooms. */
export const cornersIn = (texts: Texts, size: PictureSize): Point[] =>
  roomIds(texts).flatMap((id) => readCorners(texts[`room.${id}.corners`] ?? "", size) ?? []);

/** Only fields that differ from what the form showed. The form sends these, and its draft keeps them. */
export function changesOf({ base, texts, tool, shape }: TraceState): TracedChanges {
  const names = [...new Set([...Object.keys(base), ...Object.keys(texts)])];
  const fields = names.flatMap((name) => {
    const [was, is] = [base[name] ?? "", texts[name] ?? ""];
    return was === is ? [] : [[name, [was, is] as const] as const];
  });
  return {
    fields: Object.fromEntries(fields),
    shape: shape.length === 0 ? "" : `${tool} ${cornersText(shape)}`,
  };
}

export function isTouched(state: TraceState): boolean {
  const { fields, shape } = changesOf(state);
  return Object.keys(fields).length > 0 || shape !== "";
}

function follow(state: TraceState, stored: Texts): TraceState {
  if (isTouched(state) || isAlike(state.base, stored)) return state;
  return { ...state, base: stored, texts: stored, past: [], future: [] };
}

const isAlike = (a: Texts, b: Texts): boolean =>
  [...Object.keys(a), ...Object.keys(b)].every((name) => a[name] === b[name]);

/** After a reload or an answer, unsaved changes are put over the stored values. */
function restore(state: TraceState, { fields, shape }: TracedChanges): TraceState {
  const entries = Object.entries(fields);
  const [word = "", ...rest] = shape.split(" ");
  const tool = tools.find((candidate) => candidate === word);
  const corners = readCorners(rest.join(" "), state.size);
  return {
    ...state,
    base: { ...state.base, ...Object.fromEntries(entries.map(([name, [was]]) => [name, was])) },
    texts: { ...state.texts, ...Object.fromEntries(entries.map(([name, [, is]]) => [name, is])) },
    tool: tool ?? state.tool,
    shape: tool === undefined ? [] : (corners ?? []),
    announcement: { what: "restored" },
  };
}
