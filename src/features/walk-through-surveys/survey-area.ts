/** An area of a survey as the fields of its form, and back: read alike by a phone and by the server. */
import {
  type AreaType,
  areaTypes,
  type FloorCovering,
  floorCoverings,
} from "#features/facilities/areas/area-types.ts";
import { type FixtureName, fixtures } from "#features/production-rates/rated-subject-types.ts";
import { hundredthsOf } from "#platform/format/hundredths.ts";
import type { Language } from "#platform/language/language.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { sha256 } from "#ui/sha256.ts";
import { surveyMessages } from "./messages.ts";

export interface SurveyArea {
  name: string;
  /** The floor as signs in the building have it; empty if unknown. */
  floor: string;
  type: AreaType;
  /** Null where nobody has looked. */
  floorCovering: FloorCovering | null;
  /** Null until somebody measured it. */
  squareFeet: number | null;
  fixtures: Readonly<Record<FixtureName, number>>;
  notes: string;
}

/** A bid has the same limits, because it takes these areas over. */
const maxAreaName = 80;
const maxFloor = 20;
const maxSquareFeet = 5_000_000;
export const maxFixtures = 999;
const maxNotes = 1_000;
export const maxSurveyAreas = 300;

/** Fields of a bid's sheet have the same names. */
export const areaFieldNames = [
  "name",
  "floor",
  "type",
  "covering",
  "squareFeet",
  ...fixtures,
  "notes",
] as const;

const counted = (count: number | null): string => (count ? String(count) : "");

export const surveyAreaTexts = ({
  name,
  floor,
  type,
  floorCovering,
  squareFeet,
  fixtures: { toilet, urinal, sink },
  notes,
}: SurveyArea): Texts => ({
  name,
  floor,
  type,
  covering: floorCovering ?? "",
  squareFeet: counted(squareFeet),
  toilet: counted(toilet),
  urinal: counted(urinal),
  sink: counted(sink),
  notes,
});

/** True if a price can be calculated for it. */
export const isMeasured = ({ squareFeet, fixtures: counts }: SurveyArea): boolean =>
  squareFeet !== null || fixtures.some((fixture) => counts[fixture] > 0);

interface AreaReading {
  area: SurveyArea;
  /** Sentences by the fields that they are about. */
  errors: Readonly<Record<string, string>>;
}

/**
 * One that has no name is called by its type: on a walk there is no time to type it.
 * @param language of who reads the sentences
 * @param nameLanguage of the prospect, who reads the names on the proposal
 */
export function readSurveyArea(
  texts: Texts,
  language: Language,
  nameLanguage: Language = language,
): AreaReading {
  const { errors: sentences } = surveyMessages(language);
  const errors: Record<string, string> = {};
  const typed = (name: string) => (texts[name] ?? "").trim();

  function words(name: string, max: number): string {
    if (typed(name).length > max) errors[name] = sentences.tooLong({ max });
    return typed(name).slice(0, max);
  }

  function whole(name: string, max: number): number | null {
    if (typed(name) === "") return null;
    const value = hundredthsOf(typed(name));
    if (value !== undefined && value % 100 === 0 && value <= max * 100) return value / 100;
    errors[name] = sentences.whole({ max });
    return null;
  }

  const types = areaTypes(language);
  const type = types.find(({ value }) => value === typed("type"));
  if (type === undefined) errors.type = sentences.type;
  const covering = floorCoverings(language).find(({ value }) => value === typed("covering"));
  if (covering === undefined && typed("covering") !== "") errors.covering = sentences.choice;
  const count = (name: FixtureName) => whole(name, maxFixtures) ?? 0;
  const area: SurveyArea = {
    name: words("name", maxAreaName) || typeLabel(type?.value, nameLanguage),
    floor: words("floor", maxFloor),
    type: type?.value ?? "other",
    floorCovering: covering?.value ?? null,
    squareFeet: whole("squareFeet", maxSquareFeet) || null,
    fixtures: { toilet: count("toilet"), urinal: count("urinal"), sink: count("sink") },
    notes: words("notes", maxNotes),
  };
  return { area, errors };
}

export const typeLabel = (type: AreaType | undefined, language: Language): string =>
  areaTypes(language).find(({ value }) => value === type)?.label ?? "";

// Ids of areas that follow from what adds them: added twice, by two phones or two sendings, they are one
// area.

/** @returns a UUID of version 8, which anybody may fill as they like */
export async function surveyIdOf(seed: string): Promise<string> {
  const hash = await sha256(new TextEncoder().encode(seed).buffer);
  const [a, b, c, d, e] = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(13, 16),
    hash.slice(17, 20),
    hash.slice(20, 32),
  ];
  return `${a}-${b}-8${c}-a${d}-${e}`;
}
