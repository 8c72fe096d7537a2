/** One choice sets the frequency of many areas in the fields of a sheet. This module is safe for browsers. */
import type { Texts } from "#platform/records/merge-edit.ts";
import type { AreaPlace } from "./area-groups.ts";
import { type AlternativeName, alternativeNames } from "./bid-sheet-types.ts";
import { frequencyValues, rowIds, usualFrequency } from "./sheet-texts.ts";

/** Fields of the sheet's form that say what to set; nothing of them is saved. */
export const fillFields = {
  to: "fill.to",
  often: "fill.often",
  place: "fill.place",
  /** The number of areas that were set, which the form that comes back states. */
  count: "fill.count",
} as const;

export const fillPrefix = "fill.";

/** The field that keeps what was set in areas whose fields are not drawn, e.g. `area.k1.b=5-week`. */
export const filledAreasField = "filled.area";

/** If an area was set twice, the later value wins. */
export const filledTexts = (filled: string): Texts =>
  Object.fromEntries(
    filled.split(" ").flatMap((entry) => {
      const [name = "", value] = entry.split("=");
      return value === undefined ? [] : [[name, value]];
    }),
  );

interface FillChoice {
  to: string;
  /** A frequency, or the letter of the alternative that is copied. */
  often: string;
  /** A value from `valueOfPlace`; empty for all areas. */
  place: string;
}

export const fillChoiceIn = (sent: Readonly<Record<string, unknown>>): FillChoice => {
  const text = (name: string) => {
    const value = sent[name];
    return typeof value === "string" ? value : "";
  };
  return {
    to: text(fillFields.to),
    often: text(fillFields.often),
    place: text(fillFields.place),
  };
};

const plain = (name: string) => encodeURIComponent(name.trim().toLowerCase());

/** Names a building, or a floor of one, in a choice. */
export const valueOfPlace = ({
  building,
  floor,
}: Pick<AreaPlace, "building"> & Partial<Pick<AreaPlace, "floor">>): string =>
  floor === undefined ? `building/${plain(building)}` : `floor/${plain(building)}/${plain(floor)}`;

const placePattern = /^(?:building\/[^/]*|floor\/[^/]*\/[^/]*)?$/;

/** The areas of the form that are at the place, in its order. */
export function areasToFill(texts: Texts, place: string): string[] {
  return rowIds(texts, "area").filter((id) => {
    const building = texts[`area.${id}.building`] ?? "";
    const floor = texts[`area.${id}.floor`] ?? "";
    return ["", valueOfPlace({ building }), valueOfPlace({ building, floor })].includes(place);
  });
}

const alternativeOf = (letter: string): AlternativeName | undefined =>
  alternativeNames.find((name) => name === letter);

/** @returns the fields that change; undefined for what cannot be chosen */
export function fillFrequencies(texts: Texts, { to, often, place }: FillChoice): Texts | undefined {
  const target = alternativeOf(to);
  const source = alternativeOf(often);
  const isKnown = source !== undefined || frequencyValues.includes(often);
  if (target === undefined || !isKnown || !placePattern.test(place)) return undefined;
  return Object.fromEntries(
    areasToFill(texts, place).map((id) => [
      `area.${id}.${target}`,
      source === undefined ? often : texts[`area.${id}.${source}`] || usualFrequency(source),
    ]),
  );
}
