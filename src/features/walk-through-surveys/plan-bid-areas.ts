/**
 * Decides which areas of a survey go into the bid as they are, and which are left to a person; nothing here
 * needs the database.
 */
import { areaFieldTexts } from "#features/bids/sheet-texts.ts";
import type { FloorCovering } from "#features/facilities/areas/area-types.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { isMeasured, type SurveyArea } from "./survey-area.ts";
import type { AreaTexts } from "./survey-types.ts";

interface PlannedArea extends SurveyArea {
  id: string;
  /** The fields of the bid's area as they were taken; null until then. */
  takenAs: AreaTexts | null;
}

type LeftReason =
  /** Neither square feet nor fixtures: no time follows from it. */
  | "no-measure"
  /** Somebody has changed it in the bid since it was taken. */
  | "changed-in-bid"
  /** Somebody has taken it out of the bid. */
  | "removed-from-bid";

export interface BidAreaPlan {
  /** Fields of the bid's form that are to be written. */
  sent: Texts;
  /** The areas whose fields these are, or whose fields the bid has already, with what it has then. */
  taken: readonly { id: string; takenAs: AreaTexts }[];
  added: readonly string[];
  updated: readonly string[];
  /** The number of areas that the bid already has in the same form. */
  unchanged: number;
  left: readonly { id: string; name: string; reason: LeftReason }[];
  /** Areas whose floor covering nobody knows yet, and for which the bid has, or would have, another one. */
  unknownFloors: readonly string[];
}

/** A bid has one for each area. */
const floorCoveringOfBid: FloorCovering = "other";

/** A survey knows only these fields of a bid's area. Its frequency is decided in the bid. */
const bidFields = ["name", "floor", "type", "covering", "squareFeet", "toilet", "urinal", "sink"];

/** The same for an area whenever it is taken, and as short as names of a bid's fields have it. */
const rowOf = (id: string): string => id.replaceAll("-", "").slice(-12);

/** @param stored the sheet of the bid as the fields of its form */
export function planBidAreas(stored: Texts, areas: readonly PlannedArea[]): BidAreaPlan {
  const sent: Record<string, string> = {};
  const taken: { id: string; takenAs: AreaTexts }[] = [];
  const added: string[] = [];
  const updated: string[] = [];
  const left: { id: string; name: string; reason: LeftReason }[] = [];
  const unknownFloors: string[] = [];
  let unchanged = 0;
  for (const area of areas) {
    const { id, name } = area;
    const prefix = `area.${rowOf(id)}.`;
    const whole = areaFieldTexts({
      ...area,
      floorCovering: area.floorCovering ?? floorCoveringOfBid,
      squareFeet: area.squareFeet ?? 0,
      ownSeconds: null,
      difficulty: 100,
      frequency: { a: { times: 5, per: "week" }, b: null, c: null },
    });
    const bidTexts = pick(whole, bidFields);
    const inBid = pick(withoutPrefix(stored, prefix), bidFields);
    const isThere = `${prefix}name` in stored;
    const isTaken = isThere || (isMeasured(area) && area.takenAs === null);
    const covering = isThere ? inBid.covering : bidTexts.covering;
    if (isTaken && area.floorCovering === null && covering === floorCoveringOfBid)
      unknownFloors.push(name);
    if (!isMeasured(area)) left.push({ id, name, reason: "no-measure" });
    else if (isThere && isSame(inBid, bidTexts)) {
      unchanged += 1;
      if (area.takenAs === null || !isSame(area.takenAs, bidTexts))
        taken.push({ id, takenAs: bidTexts });
    } else if (!isThere && area.takenAs === null) {
      added.push(name);
      taken.push({ id, takenAs: bidTexts });
      Object.assign(sent, withPrefix(prefix, whole));
    } else if (!isThere) left.push({ id, name, reason: "removed-from-bid" });
    else if (area.takenAs === null || !isSame(area.takenAs, inBid))
      left.push({ id, name, reason: "changed-in-bid" });
    else {
      updated.push(name);
      taken.push({ id, takenAs: bidTexts });
      Object.assign(sent, withPrefix(prefix, bidTexts));
    }
  }
  return { sent, taken, added, updated, unchanged, left, unknownFloors };
}

const pick = (texts: Texts, names: readonly string[]): Texts =>
  Object.fromEntries(names.map((name) => [name, texts[name] ?? ""]));

const isSame = (one: Texts, other: Texts): boolean =>
  bidFields.every((name) => (one[name] ?? "") === (other[name] ?? ""));

const withPrefix = (prefix: string, texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [prefix + name, text]));

const withoutPrefix = (texts: Texts, prefix: string): Texts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), text]] : [],
    ),
  );
