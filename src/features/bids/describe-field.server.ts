/** How the audit calls the fields of a bid's sheet: as the form does, with the row or the alternative before them. */

import { wageRoles } from "#content/bid-assumptions.ts";
import { areaTypes, floorCoverings } from "#features/facilities/areas/area-types.ts";
import { facilityTypes } from "#features/facilities/facility-types.ts";
import { frequencies, frequencyLabel, frequencyValue } from "#features/scopes/frequency-types.ts";
import { settingsMessages } from "#features/settings/messages.ts";
import type { FieldDescription } from "#platform/history/history-nouns.server.ts";
import { namesOfChoices } from "#platform/history/history-nouns.server.ts";
import type { Language } from "#platform/language/language.ts";
import { alternativeNames } from "./bid-sheet-types.ts";
import { bidServerMessages } from "./messages.server.ts";
import { bidMessages } from "./messages.ts";
import { burdenField, wageFields } from "./sheet-texts.ts";

/** Prefix of fields whose values a bid has copied from the settings. */
export const assumptionPrefix = "assumptions.";

type Described = Readonly<Record<string, FieldDescription>>;

export function describeBidField(name: string, language: Language): FieldDescription | undefined {
  const { areas, periodic, alternatives } = bidMessages(language);
  if (name.startsWith(assumptionPrefix)) {
    const labels: Readonly<Record<string, string>> =
      settingsMessages(language).bidAssumptions.fields;
    const label = labels[name.slice(assumptionPrefix.length)];
    return label === undefined ? undefined : { label };
  }
  const [kind, row = "", field = ""] = name.split(".");
  switch (kind) {
    case "area":
      return within(areas.title, areaFields(language)[field]);
    case "work":
      return within(periodic.title, workFields(language)[field]);
    case "alternative": {
      const letter = alternativeNames.find((alternativeName) => alternativeName === row);
      if (letter === undefined) return undefined;
      const title = alternatives.letter({ letter: alternatives.letters[letter] });
      return within(title, alternativeFields(language)[field]);
    }
    default:
      return sheetFields(language)[name];
  }

  function within(title: string, described: FieldDescription | undefined) {
    if (described?.label === undefined) return undefined;
    const label = bidServerMessages(language).fieldOf({ of: title, field: described.label });
    return { ...described, label };
  }
}

function areaFields(language: Language): Described {
  const { areas, alternatives, difficulties } = bidMessages(language);
  const often = {
    none: areas.notIncluded,
    ...Object.fromEntries(
      frequencies.map((frequency) => [
        frequencyValue(frequency),
        frequencyLabel(frequency, language),
      ]),
    ),
  };
  const letters = alternativeNames.map((letter) => {
    const alternative = alternatives.letter({ letter: alternatives.letters[letter] });
    return [letter, { label: areas.often({ alternative }), options: often }] as const;
  });
  return {
    name: { label: areas.name },
    building: { label: areas.building },
    floor: { label: areas.floor },
    type: { label: areas.type, options: namesOfChoices(areaTypes(language)) },
    covering: { label: areas.covering, options: namesOfChoices(floorCoverings(language)) },
    squareFeet: { label: areas.squareFeet },
    toilet: { label: areas.toilet },
    urinal: { label: areas.urinal },
    sink: { label: areas.sink },
    minutes: { label: areas.minutes },
    difficulty: { label: areas.difficulty, options: difficulties },
    ...Object.fromEntries(letters),
  };
}

function workFields(language: Language): Described {
  const { name, cost, times, month } = bidMessages(language).periodic;
  return {
    name: { label: name },
    cost: { label: cost },
    times: { label: times },
    month: { label: month },
  };
}

function alternativeFields(language: Language): Described {
  const { alternatives } = bidMessages(language);
  return {
    name: { label: alternatives.name },
    offered: { label: alternatives.offered, options: alternatives.offeredChoices },
    kind: { label: alternatives.kind, options: alternatives.kinds },
    value: { label: alternatives.value },
    porterHours: { label: alternatives.porterHours },
    porterDays: { label: alternatives.porterDays },
  };
}

function sheetFields(language: Language): Described {
  const { building, costs } = bidMessages(language);
  const { fieldOf } = bidServerMessages(language);
  return {
    facilityType: {
      label: building.facilityType,
      options: namesOfChoices(facilityTypes(language)),
    },
    from: { label: building.from },
    until: { label: building.until },
    people: { label: building.people },
    setUp: { label: building.setUp },
    supervision: { label: building.supervision },
    ...Object.fromEntries(
      wageRoles.flatMap((role) => [
        [wageFields[role], { label: fieldOf({ of: costs.roles[role], field: costs.wage }) }],
        [burdenField(role), { label: fieldOf({ of: costs.roles[role], field: costs.burden }) }],
      ]),
    ),
    leadHours: { label: costs.leadHours },
    nightDifference: { label: costs.nightDifference },
    wageFloor: { label: costs.wageFloor },
    supplies: { label: costs.supplies, options: costs.suppliesBy },
    suppliesAmount: { label: costs.suppliesAmount },
    equipment: { label: costs.equipment },
  };
}
