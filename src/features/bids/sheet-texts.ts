/**
 * A sheet as the fields of its form, and back: the browser reads it with each key, the server when it is
 * saved, by the same rules. Names of an area's fields begin with its id, so that two people who work on
 * two areas do not meet.
 */
import { type WageRole, wageRoles } from "#content/bid-assumptions.ts";
import { areaTypes, floorCoverings } from "#features/facilities/areas/area-types.ts";
import { facilityTypes } from "#features/facilities/facility-types.ts";
import { fixtures } from "#features/production-rates/rated-subject-types.ts";
import { type Frequency, frequencies, frequencyValue } from "#features/scopes/frequency-types.ts";
import { centsText, hundredthsOf, hundredthsText } from "#platform/format/hundredths.ts";
import type { Language } from "#platform/language/language.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import {
  type Alternative,
  type AlternativeName,
  alternativeNames,
  type BidArea,
  type BidSheet,
  difficulties,
  type PeriodicWork,
  type PriceTarget,
  type Supplies,
  targetKinds,
} from "./bid-sheet-types.ts";
import { bidMessages } from "./messages.ts";

export const maxAreas = 500;
export const maxWork = 60;
export const maxBuildingLength = 30;

/** The id and the rest of a name such as `area.k3f9x2ab.name`. */
const rowName = /^(area|work)\.([a-z0-9]{1,12})\.([a-zA-Z]+)$/;

/** A row counts once one of these is filled in, because its other fields have a value from the beginning. */
const typedFields: Readonly<Record<"area" | "work", readonly string[]>> = {
  area: ["name", "squareFeet", ...fixtures, "minutes"],
  work: ["name", "cost"],
};

/** The field that lists the ids of opened areas, separated by spaces. */
export const openedAreasField = "opened.area";

/** Ids in the order in which the form has them, of rows in which somebody has typed, and which stay. */
export function rowIds(texts: Texts, kind: "area" | "work"): string[] {
  const ids = Object.keys(texts).flatMap((name) => {
    const match = rowName.exec(name);
    return match?.[1] === kind && match[2] !== undefined ? match[2] : [];
  });
  return [...new Set(ids)].filter(
    (id) =>
      texts[`${kind}.${id}.gone`] !== "yes" &&
      typedFields[kind].some((field) => (texts[`${kind}.${id}.${field}`] ?? "").trim() !== ""),
  );
}

/** Fields of rows that hold nothing are no fields: a blank line of the form adds none. */
export function withoutBlankRows(texts: Texts): Texts {
  const kept = {
    area: new Set(rowIds(texts, "area")),
    work: new Set(rowIds(texts, "work")),
  };
  return Object.fromEntries(
    Object.entries(texts).filter(([name]) => {
      const match = rowName.exec(name);
      if (match === null) return true;
      const kind = match[1] === "area" ? "area" : "work";
      return kept[kind].has(match[2] ?? "");
    }),
  );
}

interface SheetReading {
  sheet: BidSheet;
  /** Sentences by the fields that they are about; the sheet leaves out what they stand for. */
  errors: Readonly<Record<string, string>>;
}

interface Bounds {
  min: number;
  max: number;
}

/** Reads single fields and collects what is wrong with them. */
function fieldReader(texts: Texts, language: Language) {
  const { errors: sentences } = bidMessages(language);
  const errors: Record<string, string> = {};
  const typed = (name: string) => (texts[name] ?? "").trim();

  function words(name: string, max: number, message?: string): string {
    const text = typed(name);
    if (text.length > max) errors[name] = sentences.tooLong({ max });
    else if (text === "" && message !== undefined) errors[name] = message;
    return text.slice(0, max);
  }

  function choice<Value extends string>(
    name: string,
    values: readonly Value[],
    otherwise: Value,
  ): Value {
    const match = values.find((value) => value === typed(name));
    if (match === undefined && typed(name) !== "") errors[name] = sentences.choice;
    return match ?? otherwise;
  }

  /** @param text how the bounds are said */
  function amount(
    name: string,
    { min, max }: Bounds,
    text: (hundredths: number) => string,
  ): number | null {
    const entered = typed(name);
    if (entered === "") return null;
    const value = hundredthsOf(entered);
    if (value !== undefined && value >= min && value <= max) return value;
    errors[name] = sentences.number({ min: text(min), max: text(max) });
    return null;
  }

  /** Hundredths of a percent or of an hour; null for an empty field. */
  const hundredths = (name: string, bounds: Bounds) => amount(name, bounds, hundredthsText);

  /** Null for an empty field. */
  const cents = (name: string, bounds: Bounds) => amount(name, bounds, centsText);

  function whole(name: string, bounds: Bounds): number | null {
    const value = hundredths(name, { min: bounds.min * 100, max: bounds.max * 100 });
    if (value === null || value % 100 === 0) return value === null ? null : value / 100;
    errors[name] = sentences.whole;
    return null;
  }

  return { errors, sentences, typed, words, choice, hundredths, cents, whole };
}

type FieldReader = ReturnType<typeof fieldReader>;

export const notIncluded = "none";
const frequencyByValue = new Map(
  frequencies.map((frequency) => [frequencyValue(frequency), frequency]),
);
export const frequencyValues: readonly string[] = [notIncluded, ...frequencyByValue.keys()];

/** Null where the area is left out. */
export const frequencyOf = (value: string): Frequency | null => frequencyByValue.get(value) ?? null;

/** The first alternative begins with five times a week; those beside it begin empty. */
export const usualFrequency = (name: AlternativeName): string =>
  name === "a" ? "5-week" : notIncluded;

/** Made once for all areas, because a bid is read again at each keystroke. */
const areaChoices = (language: Language) => ({
  type: areaTypes(language).map(({ value }) => value),
  covering: floorCoverings(language).map(({ value }) => value),
  difficulty: difficulties.map(String),
});

function readArea(read: FieldReader, id: string, choices: ReturnType<typeof areaChoices>): BidArea {
  const field = (name: string) => `area.${id}.${name}`;
  const count = (name: string) => read.whole(field(name), { min: 0, max: 999 }) ?? 0;
  const counted = { toilet: count("toilet"), urinal: count("urinal"), sink: count("sink") };
  const minutes = read.hundredths(field("minutes"), { min: 10, max: 10_000_00 });
  const squareFeet = read.whole(field("squareFeet"), { min: 0, max: 5_000_000 });
  const hasFixtures = fixtures.some((name) => counted[name] > 0);
  if (squareFeet === null && minutes === null && !hasFixtures)
    read.errors[field("squareFeet")] ??= read.sentences.noMeasure;
  const often = (alternative: AlternativeName) =>
    frequencyOf(read.choice(field(alternative), frequencyValues, usualFrequency(alternative)));
  const difficulty = read.choice(field("difficulty"), choices.difficulty, "100");
  return {
    id,
    name: read.words(field("name"), 80, read.sentences.areaName),
    building: read.words(field("building"), maxBuildingLength),
    floor: read.words(field("floor"), 20),
    type: read.choice(field("type"), choices.type, "other"),
    floorCovering: read.choice(field("covering"), choices.covering, "other"),
    squareFeet: squareFeet ?? 0,
    fixtures: counted,
    ownSeconds: minutes === null ? null : Math.round((minutes * 60) / 100),
    difficulty: difficulties.find((choice) => String(choice) === difficulty) ?? 100,
    frequency: { a: often("a"), b: often("b"), c: often("c") },
  };
}

const maxCents = 100_000_000;

function readWork(read: FieldReader, id: string): PeriodicWork {
  const field = (name: string) => `work.${id}.${name}`;
  const cost = read.cents(field("cost"), { min: 1, max: maxCents });
  if (cost === null) read.errors[field("cost")] ??= read.sentences.cost;
  return {
    id,
    name: read.words(field("name"), 80, read.sentences.workName),
    cost: cost ?? 0,
    timesAYear: read.whole(field("times"), { min: 1, max: 52 }) ?? 1,
    firstMonth: read.whole(field("month"), { min: 1, max: 12 }) ?? 1,
  };
}

function readTarget(read: FieldReader, name: AlternativeName, usualMargin: number): PriceTarget {
  const field = `alternative.${name}.value`;
  const kind = read.choice(`alternative.${name}.kind`, targetKinds, "margin");
  switch (kind) {
    case "margin":
      return { kind, share: read.hundredths(field, { min: 0, max: 90_00 }) ?? usualMargin };
    case "markup":
      return { kind, share: read.hundredths(field, { min: 0, max: 900_00 }) ?? 0 };
    case "price":
      return { kind, cents: read.cents(field, { min: 0, max: maxCents }) ?? 0 };
  }
}

function readAlternative(
  read: FieldReader,
  name: AlternativeName,
  usualMargin: number,
): Alternative {
  const field = (part: string) => `alternative.${name}.${part}`;
  const porterHours = read.hundredths(field("porterHours"), { min: 0, max: 24_00 }) ?? 0;
  const porterDaysAWeek = read.whole(field("porterDays"), { min: 0, max: 7 }) ?? 0;
  // One without the other would be work that nobody pays for.
  if (porterHours > 0 !== porterDaysAWeek > 0)
    read.errors[field(porterHours > 0 ? "porterDays" : "porterHours")] ??= read.sentences.porter;
  return {
    name: read.words(field("name"), 60),
    isOffered: name === "a" || read.choice(field("offered"), ["yes", "no"], "no") === "yes",
    target: readTarget(read, name, usualMargin),
    porterMinutesADay: Math.round((porterHours * 60) / 100),
    porterDaysAWeek,
  };
}

const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

function readWindow(read: FieldReader): BidSheet["window"] {
  const [from, until] = [read.typed("from"), read.typed("until")];
  if (from === "" && until === "") return null;
  for (const [name, time] of [
    ["from", from],
    ["until", until],
  ] as const)
    if (!timePattern.test(time)) read.errors[name] = read.sentences.time;
  return timePattern.test(from) && timePattern.test(until) ? { from, until } : null;
}

function readSupplies(read: FieldReader): Supplies {
  const by = read.choice("supplies", ["share", "client", "amount"], "share");
  if (by !== "amount") return { by };
  const cents = read.cents("suppliesAmount", { min: 0, max: maxCents });
  return { by, cents: cents ?? 0 };
}

/** The field of a role's wage in this building. */
export const wageFields = {
  cleaner: "wage",
  lead: "leadWage",
  supervisor: "supervisorWage",
  porter: "porterWage",
} as const satisfies Readonly<Record<WageRole, keyof BidSheet>>;

/** The field of a role's burden in this building. */
export const burdenField = (role: WageRole) => `roleBurden.${role}` as const;

/** Roles that nobody has entered a burden for are left out: the company's counts for them. */
function readRoleBurden(read: FieldReader): Partial<Record<WageRole, number>> {
  const entered = wageRoles.flatMap((role) => {
    const share = read.hundredths(burdenField(role), { min: 0, max: 100_00 });
    return share === null ? [] : [[role, share] as const];
  });
  return Object.fromEntries(entered);
}

/** @param usualMargin of the company, for a new alternative */
export function readSheet(texts: Texts, language: Language, usualMargin: number): SheetReading {
  const read = fieldReader(texts, language);
  const areaIds = rowIds(texts, "area");
  const workIds = rowIds(texts, "work");
  if (areaIds.length > maxAreas) read.errors.form = read.sentences.tooManyAreas({ max: maxAreas });
  if (workIds.length > maxWork) read.errors.form = read.sentences.tooMuchWork({ max: maxWork });
  const choices = areaChoices(language);
  const alternatives = alternativeNames.map(
    (name) => [name, readAlternative(read, name, usualMargin)] as const,
  );
  const sheet: BidSheet = {
    facilityType: read.choice(
      "facilityType",
      facilityTypes(language).map(({ value }) => value),
      "office",
    ),
    areas: areaIds.slice(0, maxAreas).map((id) => readArea(read, id, choices)),
    periodicWork: workIds.slice(0, maxWork).map((id) => readWork(read, id)),
    alternatives: Object.fromEntries(alternatives) as Record<AlternativeName, Alternative>,
    window: readWindow(read),
    people: read.whole("people", { min: 1, max: 500 }),
    setUpMinutes: read.whole("setUp", { min: 0, max: 600 }) ?? 0,
    supervisionMinutesAMonth: Math.round(
      ((read.hundredths("supervision", { min: 0, max: 1_000_00 }) ?? 0) * 60) / 100,
    ),
    supplies: readSupplies(read),
    equipment: read.cents("equipment", { min: 0, max: maxCents }) ?? 0,
    wage: read.cents("wage", { min: 1_00, max: 200_00 }),
    leadMinutesAVisit: Math.round(
      ((read.hundredths("leadHours", { min: 0, max: 200_00 }) ?? 0) * 60) / 100,
    ),
    leadWage: read.cents("leadWage", { min: 1_00, max: 200_00 }),
    supervisorWage: read.cents("supervisorWage", { min: 1_00, max: 200_00 }),
    porterWage: read.cents("porterWage", { min: 1_00, max: 200_00 }),
    roleBurden: readRoleBurden(read),
    nightDifference: read.cents("nightDifference", { min: 0, max: 100_00 }),
    wageFloor: read.cents("wageFloor", { min: 1_00, max: 200_00 }),
  };
  return { sheet, errors: read.errors };
}

const optional = (value: number | null) => (value === null ? "" : hundredthsText(value));
const optionalCents = (cents: number | null) => (cents === null ? "" : centsText(cents));
const count = (value: number) => (value === 0 ? "" : String(value));
const hours = (minutes: number) =>
  minutes === 0 ? "" : hundredthsText(Math.round((minutes * 100) / 60));

/** `areaFieldTexts` writes these fields. */
export const areaFieldNames = [
  "name",
  "building",
  "floor",
  "type",
  "covering",
  "squareFeet",
  ...fixtures,
  "minutes",
  "difficulty",
  ...alternativeNames,
] as const;

export const areaFieldTexts = (area: Omit<BidArea, "id">): Texts => ({
  name: area.name,
  building: area.building ?? "",
  floor: area.floor,
  type: area.type,
  covering: area.floorCovering,
  squareFeet: count(area.squareFeet),
  toilet: count(area.fixtures.toilet),
  urinal: count(area.fixtures.urinal),
  sink: count(area.fixtures.sink),
  minutes: area.ownSeconds === null ? "" : hundredthsText(Math.round(area.ownSeconds / 0.6)),
  difficulty: String(area.difficulty),
  ...Object.fromEntries(
    alternativeNames.map((name) => {
      const frequency = area.frequency[name];
      return [name, frequency === null ? notIncluded : frequencyValue(frequency)];
    }),
  ),
});

const withPrefix = (prefix: string, texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${prefix}.${name}`, text]));

/** The fields of a sheet as its form shows them. */
export function sheetTexts(sheet: BidSheet): Texts {
  return {
    facilityType: sheet.facilityType,
    from: sheet.window?.from ?? "",
    until: sheet.window?.until ?? "",
    people: sheet.people === null ? "" : String(sheet.people),
    setUp: count(sheet.setUpMinutes),
    supervision: hours(sheet.supervisionMinutesAMonth),
    supplies: sheet.supplies.by,
    suppliesAmount: sheet.supplies.by === "amount" ? centsText(sheet.supplies.cents) : "",
    equipment: sheet.equipment === 0 ? "" : centsText(sheet.equipment),
    wage: optionalCents(sheet.wage),
    leadHours: hours(sheet.leadMinutesAVisit ?? 0),
    leadWage: optionalCents(sheet.leadWage ?? null),
    supervisorWage: optionalCents(sheet.supervisorWage ?? null),
    porterWage: optionalCents(sheet.porterWage ?? null),
    ...Object.fromEntries(
      wageRoles.map((role) => [burdenField(role), optional(sheet.roleBurden?.[role] ?? null)]),
    ),
    nightDifference: optionalCents(sheet.nightDifference ?? null),
    wageFloor: optionalCents(sheet.wageFloor),
    ...Object.assign({}, ...alternativeNames.map((name) => alternativeTexts(name, sheet))),
    ...Object.assign(
      {},
      ...sheet.areas.map((area) => withPrefix(`area.${area.id}`, areaFieldTexts(area))),
    ),
    ...Object.assign(
      {},
      ...sheet.periodicWork.map(({ id, name, cost, timesAYear, firstMonth }) =>
        withPrefix(`work.${id}`, {
          name,
          cost: centsText(cost),
          times: String(timesAYear),
          month: String(firstMonth),
        }),
      ),
    ),
  };
}

function alternativeTexts(name: AlternativeName, { alternatives }: BidSheet): Texts {
  const { name: label, isOffered, target, ...porter } = alternatives[name];
  return withPrefix(`alternative.${name}`, {
    name: label,
    offered: isOffered ? "yes" : "no",
    kind: target.kind,
    value: target.kind === "price" ? centsText(target.cents) : hundredthsText(target.share),
    porterHours: hours(porter.porterMinutesADay),
    porterDays: count(porter.porterDaysAWeek),
  });
}

/** The sheet of a bid that nobody has begun. */
export function emptySheet(facilityType: BidSheet["facilityType"], margin: number): BidSheet {
  const alternative = (isOffered: boolean): Alternative => ({
    name: "",
    isOffered,
    target: { kind: "margin", share: margin },
    porterMinutesADay: 0,
    porterDaysAWeek: 0,
  });
  return {
    facilityType,
    areas: [],
    periodicWork: [],
    alternatives: { a: alternative(true), b: alternative(false), c: alternative(false) },
    window: null,
    people: null,
    setUpMinutes: 0,
    supervisionMinutesAMonth: 0,
    supplies: { by: "share" },
    equipment: 0,
    wage: null,
    leadMinutesAVisit: 0,
    leadWage: null,
    supervisorWage: null,
    porterWage: null,
    roleBurden: {},
    nightDifference: null,
    wageFloor: null,
  };
}
