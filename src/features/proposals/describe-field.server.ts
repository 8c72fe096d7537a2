/** The audit calls a field as the form of the draft does. */
import { alternativeNames } from "#features/bids/bid-sheet-types.ts";
import { areaTypes } from "#features/facilities/areas/area-types.ts";
import { startUpPlanMessages } from "#features/start-up-plans/messages.ts";
import type { FieldDescription } from "#platform/history/history-nouns.server.ts";
import type { Language } from "#platform/language/language.ts";
import { proposalMessages } from "./messages.ts";
import { areaTypeOf, certificateIdOf } from "./proposal-types.ts";

export function describeProposalField(
  name: string,
  language: Language,
): FieldDescription | undefined {
  const row = startUpField.exec(name)?.groups;
  if (row !== undefined) return { label: rowLabel(row, language) };
  const { office, paper, standings } = proposalMessages(language);
  if (certificateIdOf(name) !== undefined) return { label: office.certificate };
  const type = areaTypeOf(name);
  if (type !== undefined) {
    const label = areaTypes(language).find(({ value }) => value === type)?.label ?? "";
    return { label: office.tasksOf({ type: label }) };
  }
  const { bidVersion, exclusions, expiresOn, letter, offer, offerChoices, startsOn, terms } =
    office;
  const offered = alternativeNames.map((alternativeName) => {
    const label = offer({ alternative: paper.letters[alternativeName] });
    return [`offered.${alternativeName}`, { label, options: offerChoices }] as const;
  });
  const fields: Readonly<Record<string, FieldDescription>> = {
    alternative: { options: paper.letters },
    bidVersion: { label: bidVersion },
    endsOn: { label: office.contractEndsOn },
    escalation: { label: office.escalation },
    exclusions: { label: exclusions },
    expiresOn: { label: expiresOn },
    letter: { label: letter },
    quality: { label: office.quality, options: office.qualityChoices },
    startsOn: { label: startsOn },
    state: { options: standings },
    termMonths: { label: office.termMonths },
    terms: { label: terms },
    ...Object.fromEntries(offered),
  };
  return fields[name];
}

/** Matches the names that `promisedTaskField` makes. */
const startUpField = /^startUp\.(?<at>\d+)\.(?<part>day|task)$/;

function rowLabel({ at, part }: Readonly<Record<string, string>>, language: Language): string {
  const { rows } = startUpPlanMessages(language);
  const number = Number(at) + 1;
  return part === "day" ? rows.day({ number }) : rows.task({ number });
}
