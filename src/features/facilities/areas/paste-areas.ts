/** Areas from a spreadsheet: each line validated by itself, so that all its faults are seen at once. */
import * as z from "zod/mini";
import { type Language, languages } from "#platform/language/language.ts";
import { facilityOfficeMessages } from "../office/messages.ts";
import { type AreaForm, areaForm } from "./area-form.ts";
import { areaTypes, floorCoverings } from "./area-types.ts";

/**
 * Cells as spreadsheets put them on the clipboard (tabs) or into a file (commas): quoted where they
 * hold a separator, a quote (doubled) or a line break. Lines without any text are left out.
 */
export interface DelimitedLine {
  /** Line number in the text, from 1. */
  number: number;
  cells: string[];
}

export function readDelimited(text: string): DelimitedLine[] {
  const separator = text.includes("\t") ? "\t" : ",";
  const lines: DelimitedLine[] = [];
  let cells: string[] = [];
  let number = 1;
  let at = 0;
  let begin = 1;
  while (at < text.length) {
    const cell = readCell(text, at, separator);
    cells.push(cell.value.trim());
    number += text.slice(at, cell.end).split("\n").length - 1;
    at = cell.end;
    if (text[at] === separator) {
      at += 1;
      // A line may end in an empty cell.
      if (at < text.length) continue;
      cells.push("");
    }
    lines.push({ number: begin, cells });
    cells = [];
    if (text[at] === "\r") at += 1;
    if (text[at] === "\n") at += 1;
    number += 1;
    begin = number;
  }
  return lines.filter((line) => line.cells.some((cell) => cell !== ""));
}

/** @returns where the cell ends: at a separator, a line break or the end of the text */
function readCell(text: string, start: number, separator: string): { value: string; end: number } {
  const isEnd = (at: number) =>
    at >= text.length || text[at] === separator || text[at] === "\n" || text[at] === "\r";
  if (text[start] === '"') {
    const quoted = /"((?:[^"]|"")*)"/y;
    quoted.lastIndex = start;
    const match = quoted.exec(text);
    const end = start + (match?.[0].length ?? 0);
    if (match !== null && isEnd(end)) return { value: (match[1] ?? "").replaceAll('""', '"'), end };
  }
  let end = start;
  while (!isEnd(end)) end += 1;
  return { value: text.slice(start, end), end };
}

export const maxPastedAreas = 500;

const columns = [
  "name",
  "floor",
  "type",
  "squareFeet",
  "floorCovering",
  "toilets",
  "urinals",
  "sinks",
] as const;
type Column = (typeof columns)[number];

export const fixtureColumns = ["toilets", "urinals", "sinks"] as const;

/** Headers of such lists, in lower case, without signs and accents. */
export const areaHeads: Record<Column, readonly string[]> = {
  name: [
    "name",
    "area",
    "area name",
    "room",
    "room name",
    "space",
    "zone",
    "nombre",
    "espacio",
    "sala",
    "zona",
  ],
  floor: ["floor", "level", "story", "piso", "nivel", "planta"],
  type: ["type", "area type", "room type", "use", "kind", "tipo", "tipo de area", "uso"],
  squareFeet: [
    "square feet",
    "square footage",
    "sq ft",
    "sqft",
    "sf",
    "size",
    "area sq ft",
    "pies cuadrados",
    "pies2",
    "tamano",
  ],
  floorCovering: [
    "floor covering",
    "covering",
    "flooring",
    "floor type",
    "surface",
    "floor finish",
    "acabado",
    "acabado del piso",
    "revestimiento",
    "tipo de piso",
  ],
  toilets: ["toilets", "toilet", "water closets", "wc", "commodes", "inodoros", "inodoro"],
  urinals: ["urinals", "urinal", "mingitorios", "mingitorio", "urinarios", "orinales"],
  sinks: ["sinks", "sink", "lavatories", "basins", "wash basins", "lavabos", "lavabo", "lavamanos"],
};

/** A column that only some lists have. Without a header that names it, it follows the others. */
export interface FurtherColumn {
  name: string;
  heads: readonly string[];
  /** Areas that differ in it may have the same name and floor. */
  isApart?: boolean;
}

export interface PastedLine {
  /** Line number in the pasted text, from 1. */
  number: number;
  /** The text of each cell before anything was read from it. */
  given: Readonly<Record<Column, string>>;
  /** The text of further columns, by their names; absent if the line ends before the column. */
  further: Readonly<Record<string, string>>;
  /** Absent where the line has faults. */
  area: AreaForm | undefined;
  faults: string[];
}

export interface PastedAreas {
  lines: PastedLine[];
  /** A fault of the whole text, and not of one line. */
  problem: string | undefined;
}

interface KnownArea {
  name: string;
  floor: string;
}

/** @param existing areas of the facility that are not archived: their names are taken */
export function readPastedAreas(
  text: string,
  existing: readonly KnownArea[],
  language: Language,
  further: readonly FurtherColumn[] = [],
): PastedAreas {
  const { errors } = facilityOfficeMessages(language).paste;
  const rows = readDelimited(text);
  const [first] = rows;
  const known = [...columns.map((name) => ({ name, heads: areaHeads[name] })), ...further];
  const order = first && orderOf(first.cells, known);
  const content = order === undefined ? rows : rows.slice(1);
  if (content.length === 0) return { lines: [], problem: errors.nothing };
  if (content.length > maxPastedAreas)
    return { lines: [], problem: errors.tooMany({ max: maxPastedAreas }) };
  const names = order ?? known.map(({ name }) => name);
  const lines = content.map((row) => validateRow(row, names, further, language));
  const apart = further.find(({ isApart }) => isApart)?.name;
  nameDuplicates(lines, existing, apart, language);
  return { lines, problem: undefined };
}

/** The order of the columns; undefined if the first line is no header. */
function orderOf(
  cells: readonly string[],
  known: readonly FurtherColumn[],
): (string | undefined)[] | undefined {
  const order = cells.map((cell) => {
    const words = plain(cell);
    return known.find(({ heads }) => heads.includes(words))?.name;
  });
  const namedColumns = order.filter((column) => column !== undefined);
  return namedColumns.length >= 2 && new Set(namedColumns).size === namedColumns.length
    ? order
    : undefined;
}

function validateRow(
  { number, cells }: DelimitedLine,
  order: readonly (string | undefined)[],
  furtherColumns: readonly FurtherColumn[],
  language: Language,
): PastedLine {
  const cellOf = (column: string) => cells[order.indexOf(column)] ?? "";
  const given = {
    name: cellOf("name"),
    floor: cellOf("floor"),
    type: cellOf("type"),
    squareFeet: cellOf("squareFeet"),
    floorCovering: cellOf("floorCovering"),
    toilets: cellOf("toilets"),
    urinals: cellOf("urinals"),
    sinks: cellOf("sinks"),
  };
  const further = Object.fromEntries(furtherColumns.map(({ name }) => [name, cellOf(name)]));
  const parsed = z.safeParse(areaForm(language), {
    ...given,
    type: choose(areaTypes, given.type),
    floorCovering: choose(floorCoverings, given.floorCovering),
  });
  if (parsed.success) return { number, given, further, area: parsed.data, faults: [] };
  const faults = parsed.error.issues.map(({ path, message }) =>
    faultIn(given, path[0], message, language),
  );
  return { number, given, further, area: undefined, faults: [...new Set(faults)] };
}

function faultIn(
  { type, floorCovering }: PastedLine["given"],
  column: unknown,
  message: string,
  language: Language,
): string {
  const { areas, paste } = facilityOfficeMessages(language);
  const { errors } = paste;
  if (column === "type" && type !== "") return errors.unknownType({ type });
  if (column === "floorCovering" && floorCovering !== "")
    return errors.unknownCovering({ covering: floorCovering });
  const fixture = fixtureColumns.find((name) => name === column);
  if (fixture !== undefined) return errors.fixture({ fixture: areas.fixtureNames[fixture] });
  return message;
}

/** Matches a value, or a label of any language, in any case: `Exam room`, `exam-room`, `CONSULTORIO`. */
function choose(
  choicesIn: (language: Language) => readonly { value: string; label: string }[],
  entered: string,
): string {
  const words = plain(entered);
  const choice = languages
    .flatMap(choicesIn)
    .find(({ value, label }) => [plain(value), plain(label)].includes(words));
  return choice?.value ?? entered;
}

/** Each line with a repeated name gets a fault that says where the others are. */
function nameDuplicates(
  lines: readonly PastedLine[],
  existing: readonly KnownArea[],
  apart: string | undefined,
  language: Language,
): void {
  const { errors } = facilityOfficeMessages(language).paste;
  const existingKeys = new Set(existing.map(keyOf));
  const seen = new Map<string, PastedLine>();
  for (const line of lines) {
    const { name, floor } = line.given;
    if (name === "") continue;
    const key = keyOf({ name, floor });
    const keyOfLine = `${key}\n${(apart && line.further[apart])?.toLowerCase() ?? ""}`;
    const before = seen.get(keyOfLine);
    if (existingKeys.has(key)) line.faults.push(errors.nameTaken({ floor, name }));
    if (before !== undefined) line.faults.push(errors.sameAsLine({ number: before.number }));
    seen.set(keyOfLine, before ?? line);
  }
}

const keyOf = ({ name, floor }: KnownArea) => `${floor.toLowerCase()}\n${name.toLowerCase()}`;

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
