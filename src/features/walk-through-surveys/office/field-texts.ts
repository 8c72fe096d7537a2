/** Readable values of a survey's fields. */

import { floorBeside } from "#features/facilities/areas/area-label.ts";
import { areaTypes, floorCoverings } from "#features/facilities/areas/area-types.ts";
import type { Language } from "#platform/language/language.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { surveyMessages } from "../messages.ts";
import { readSurveyArea } from "../survey-area.ts";
import type { SurveyAreaView } from "../survey-view.server.ts";

/** The label of a choice instead of its code. */
export function fieldText(name: string, value: string, language: Language): string {
  const choices = name === "type" ? areaTypes : name === "covering" ? floorCoverings : undefined;
  return choices?.(language).find((choice) => choice.value === value)?.label ?? value;
}

/** E.g. `Restroom, Floor 2, Tile, 240 sq ft, 3 toilets`. */
export function areaSentence({ fields, photos }: SurveyAreaView, language: Language): string {
  const { areas } = surveyMessages(language);
  const { area } = readSurveyArea(fields, language);
  const { toilet, urinal, sink } = area.fixtures;
  const type = fieldText("type", area.type, language);
  return [
    type === area.name ? "" : type,
    floorBeside(area.name, area.floor, language),
    area.floorCovering === null ? "" : fieldText("covering", area.floorCovering, language),
    area.squareFeet === null ? "" : areas.size({ size: area.squareFeet }),
    toilet === 0 ? "" : areas.toilets({ count: toilet }),
    urinal === 0 ? "" : areas.urinals({ count: urinal }),
    sink === 0 ? "" : areas.sinks({ count: sink }),
    photos.length === 0 ? "" : areas.photos({ count: photos.length }),
  ]
    .filter(Boolean)
    .join(", ");
}

/** Describes the changes of an edit, e.g. `Square feet 240, Floor blank`. */
export function changesText(
  { fields, seen }: { fields: Texts; seen: Texts },
  labels: Readonly<Record<string, string>>,
  language: Language,
): string {
  const { refused } = surveyMessages(language);
  return Object.entries(fields)
    .filter(([name, value]) => value !== (seen[name] ?? ""))
    .map(([name, value]) =>
      refused.changed({
        field: labels[name] ?? name,
        value: value === "" ? refused.blank : fieldText(name, value, language),
      }),
    )
    .join(", ");
}
