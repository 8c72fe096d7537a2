/**
 * A drawing as the fields of its form, and back: the browser reads it with each corner, the server when it
 * is saved, by the same rules. Names of a room's fields begin with its id, so that two people who trace
 * two rooms do not meet.
 */
import {
  type AreaType,
  areaTypes,
  type FloorCovering,
  floorCoverings,
} from "#features/facilities/areas/area-types.ts";
import type { Language } from "#platform/language/language.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import {
  type FloorPlanDrawing,
  type FloorPlanRoom,
  type FloorPlanScale,
  maxRoomName,
  maxRooms,
  type PictureSize,
  type RoomArea,
  type RoomMeasure,
} from "./floor-plan-types.ts";
import { cornersText, faultOfCorners, readCorners } from "./measure/corners.ts";
import { distance, squareFeetOf } from "./measure/floor-area.ts";
import { lengthInInches } from "./measure/length.ts";
import { floorPlanMessages } from "./messages.ts";

/** The largest area that a bid takes. */
const maxSquareFeet = 5_000_000;

/** The id and the rest of a name such as `room.k3f9x2ab.corners`. */
const roomField = /^room\.([a-z0-9]{1,12})\.(name|type|covering|corners|length|width|gone)$/;

export const isDrawingField = (name: string): boolean =>
  name === "scale.line" || name === "scale.length" || roomField.test(name);

/** A room counts once one of these is filled in, because its other fields have a value from the beginning. */
const typedFields = ["name", "corners", "length", "width"];

/** Ids of the rooms of these fields, whether or not something stands in them. */
const idsIn = (texts: Texts): string[] => [
  ...new Set(Object.keys(texts).flatMap((name) => roomField.exec(name)?.[1] ?? [])),
];

/** Ids in the order in which the form has them, of rooms in which something stands, and which stay. */
export const roomIds = (texts: Texts): string[] =>
  idsIn(texts).filter(
    (id) =>
      texts[`room.${id}.gone`] !== "yes" &&
      typedFields.some((field) => (texts[`room.${id}.${field}`] ?? "").trim() !== ""),
  );

/** A row that is emptied or taken out is sent as empty fields, so that the merge sees that it went. */
export function withRemovals(stored: Texts, sent: Texts): Texts {
  const kept = new Set(roomIds({ ...stored, ...sent }));
  const fields = Object.entries(sent).filter(([name]) => {
    const id = roomField.exec(name)?.[1];
    return id === undefined || kept.has(id);
  });
  const gone = idsIn(stored).filter((id) => !kept.has(id));
  const emptied = Object.keys(stored).filter((name) =>
    gone.includes(roomField.exec(name)?.[1] ?? ""),
  );
  return Object.fromEntries([...fields, ...emptied.map((name) => [name, ""] as const)]);
}

/** Groups of fields that make sense together alone. */
export const togetherIn = (texts: Texts): string[][] => [
  ["scale.line", "scale.length"],
  ...idsIn(texts).map((id) => ["corners", "length", "width"].map((field) => `room.${id}.${field}`)),
];

interface DrawingReading {
  drawing: FloorPlanDrawing;
  /** Sentences by the fields that they are about; the drawing leaves out what they stand for. */
  errors: Readonly<Record<string, string>>;
}

export interface DrawingContext {
  /** The size of the picture; without one nothing can be traced. */
  size: PictureSize | undefined;
  language: Language;
  /** Areas that rooms have become, by the ids of the rooms. */
  areas: ReadonlyMap<string, RoomArea>;
}

export function readDrawing(texts: Texts, context: DrawingContext): DrawingReading {
  const errors: Record<string, string> = {};
  const { errors: sentences } = floorPlanMessages(context.language);
  const ids = roomIds(texts);
  if (ids.length > maxRooms) errors.form = sentences.tooManyRooms({ max: maxRooms });
  const scale = readScale(texts, context, errors);
  const rooms = ids.slice(0, maxRooms).map((id) => readRoom(texts, id, context, errors));
  for (const { id, measure } of rooms) {
    const squareFeet = squareFeetOf(measure, scale) ?? 0;
    const field = measure.by === "corners" ? "corners" : "length";
    if (squareFeet > maxSquareFeet) errors[`room.${id}.${field}`] ??= sentences.tooLarge;
  }
  return { drawing: { scale, rooms }, errors };
}

type Errors = Record<string, string>;

const typed = (texts: Texts, name: string): string => (texts[name] ?? "").trim();

function readScale(
  texts: Texts,
  { size, language }: DrawingContext,
  errors: Errors,
): FloorPlanScale | null {
  const { errors: sentences } = floorPlanMessages(language);
  const [line, length] = [typed(texts, "scale.line"), typed(texts, "scale.length")];
  if (line === "" && length === "") return null;
  if (lengthInInches(length) === undefined) errors["scale.length"] = sentences.length;
  const [from, to, ...more] = (size && readCorners(line, size)) ?? [];
  const isLine = from !== undefined && to !== undefined && more.length === 0;
  if (!isLine || distance(from, to) < 1) {
    errors["scale.line"] = sentences.scaleLine;
    return null;
  }
  return errors["scale.length"] === undefined ? { from, to, length: length.slice(0, 40) } : null;
}

function readRoom(
  texts: Texts,
  id: string,
  context: DrawingContext,
  errors: Errors,
): FloorPlanRoom {
  const { errors: sentences } = floorPlanMessages(context.language);
  const field = (name: string) => `room.${id}.${name}`;
  const name = typed(texts, field("name"));
  if (name === "") errors[field("name")] = sentences.roomName;
  else if (name.length > maxRoomName)
    errors[field("name")] = sentences.tooLong({ max: maxRoomName });
  return {
    id,
    name: name.slice(0, maxRoomName),
    type: choice(field("type"), typesIn(context.language), "open-office"),
    floorCovering: choice(field("covering"), coveringsIn(context.language), "carpet"),
    measure: readMeasure(texts, id, context, errors),
    area: context.areas.get(id) ?? null,
  };

  function choice<Value extends string>(
    name: string,
    values: readonly Value[],
    usual: Value,
  ): Value {
    const match = values.find((value) => value === typed(texts, name));
    if (match === undefined && typed(texts, name) !== "") errors[name] = sentences.choice;
    return match ?? usual;
  }
}

const typesIn = (language: Language): AreaType[] => areaTypes(language).map(({ value }) => value);
const coveringsIn = (language: Language): FloorCovering[] =>
  floorCoverings(language).map(({ value }) => value);

/** Traced corners count before lengths: whoever traces a room has looked at it. */
function readMeasure(
  texts: Texts,
  id: string,
  { size, language }: DrawingContext,
  errors: Errors,
): RoomMeasure {
  const { errors: sentences } = floorPlanMessages(language);
  const field = (name: string) => `room.${id}.${name}`;
  const traced = typed(texts, field("corners"));
  if (traced !== "") {
    const corners = size && readCorners(traced, size);
    const fault = corners === undefined ? "outside" : faultOfCorners(corners);
    if (fault !== undefined) errors[field("corners")] = sentences.corners[fault];
    return { by: "corners", corners: corners ?? [] };
  }
  const [length, width] = [typed(texts, field("length")), typed(texts, field("width"))];
  if (length === "" && width === "") errors[field("length")] = sentences.noMeasure;
  else if (lengthInInches(length) === undefined) errors[field("length")] = sentences.length;
  else if (lengthInInches(width) === undefined) errors[field("width")] = sentences.length;
  return { by: "sides", length: length.slice(0, 40), width: width.slice(0, 40) };
}

/** The fields of a drawing as its form shows them. */
export function drawingTexts({ scale, rooms }: FloorPlanDrawing): Texts {
  return {
    "scale.line": scale === null ? "" : cornersText([scale.from, scale.to]),
    "scale.length": scale?.length ?? "",
    ...Object.assign({}, ...rooms.map(roomTexts)),
  };
}

function roomTexts({ id, name, type, floorCovering, measure }: FloorPlanRoom): Texts {
  const sides = measure.by === "sides" ? measure : { length: "", width: "" };
  const fields = {
    name,
    type,
    covering: floorCovering,
    corners: measure.by === "corners" ? cornersText(measure.corners) : "",
    length: sides.length,
    width: sides.width,
  };
  return Object.fromEntries(
    Object.entries(fields).map(([field, text]) => [`room.${id}.${field}`, text]),
  );
}
