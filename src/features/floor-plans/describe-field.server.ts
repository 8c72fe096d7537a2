/** How the audit calls the fields of a floor plan: as the form does, with the room before them. */

import { areaTypes, floorCoverings } from "#features/facilities/areas/area-types.ts";
import type { FieldDescription } from "#platform/history/history-nouns.server.ts";
import { namesOfChoices } from "#platform/history/history-nouns.server.ts";
import type { Language } from "#platform/language/language.ts";
import { floorPlanServerMessages } from "./messages.server.ts";
import { floorPlanMessages } from "./messages.ts";

export function describeFloorPlanField(
  name: string,
  language: Language,
): FieldDescription | undefined {
  const { fields, fieldOf } = floorPlanServerMessages(language);
  const { plan } = floorPlanMessages(language);
  const [kind, , field = ""] = name.split(".");
  if (kind === "room") {
    const described = roomFields(language)[field];
    const label = described?.label;
    return label === undefined
      ? undefined
      : { ...described, label: fieldOf({ of: plan.room, field: label }) };
  }
  const descriptions: Readonly<Record<string, FieldDescription>> = {
    name: { label: fields.name },
    planName: { label: fields.name },
    page: { label: fields.page },
    picture: { label: fields.picture, options: fields.pictureChoices },
    areas: { label: fields.areas },
    "scale.line": { label: fields.scaleLine },
    "scale.length": { label: fields.scaleLength },
  };
  return descriptions[name];
}

function roomFields(language: Language): Readonly<Record<string, FieldDescription>> {
  const { fields } = floorPlanServerMessages(language);
  const { plan } = floorPlanMessages(language);
  return {
    name: { label: plan.roomName },
    type: { label: plan.type, options: namesOfChoices(areaTypes(language)) },
    covering: { label: plan.covering, options: namesOfChoices(floorCoverings(language)) },
    corners: { label: fields.corners },
    length: { label: plan.length },
    width: { label: plan.width },
  };
}

/** A choice becomes its name, and corners become their number, because nobody reads coordinates. */
export function planValueText(name: string, value: string, language: Language): string {
  if (name.endsWith(".corners") || name === "scale.line")
    return floorPlanServerMessages(language).corners({ count: value.split(" ").length });
  return describeFloorPlanField(name, language)?.options?.[value] ?? value;
}
