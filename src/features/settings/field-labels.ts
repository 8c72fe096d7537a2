/** What the fields of all sections are called where their changes are listed. */
import { ratedFrequencies, ratedTypes } from "#content/rate-card-types.ts";
import { facilityTypes } from "#features/facilities/facility-types.ts";
import { frequencyChoices } from "#features/leads/frequency-types.ts";
import { workOrderMessages } from "#features/work-orders/messages.ts";
import { priorities } from "#features/work-orders/service-levels/priority-types.ts";
import { targetField } from "#features/work-orders/service-levels/target-field.ts";
import type { Language } from "#platform/language/language.ts";
import { settingsMessages } from "./messages.ts";

export function settingsFieldLabels(language: Language): Readonly<Record<string, string>> {
  const { company, holidays, legal, retention, spamWords } = settingsMessages(language);
  return {
    ...company.fields,
    ...legal.fields,
    ...retention.fields,
    words: spamWords.field,
    ...rateCardLabels(language),
    ...targetLabels(language),
    own: holidays.field,
  };
}

/** `Urgent: respond within (hours)` */
function targetLabels(language: Language): Record<string, string> {
  const { priorities: labels, serviceLevels } = workOrderMessages(language);
  const entries = priorities.flatMap((priority) =>
    (["response", "resolution"] as const).map((clock) => [
      targetField(priority, clock),
      `${labels[priority]}: ${serviceLevels[clock]}`,
    ]),
  );
  return Object.fromEntries(entries);
}

/** `Office: low` */
function rateCardLabels(language: Language): Record<string, string> {
  const { rateCard } = settingsMessages(language);
  const ends = (name: string, label: string) =>
    (["low", "high"] as const).map((end) => [`${name}.${end}`, `${label}: ${rateCard.ends[end]}`]);
  const types = new Map(facilityTypes(language).map(({ value, label }) => [value, label]));
  const visits = new Map(frequencyChoices(language).map(({ value, label }) => [value, label]));
  return Object.fromEntries([
    ...ratedTypes.flatMap((type) => ends(`rate.${type}`, types.get(type) ?? type)),
    ...ratedFrequencies.flatMap((count) => ends(`share.${count}`, visits.get(count) ?? count)),
    ...ends("visit", rateCard.perVisit),
    ["basis.en", `${rateCard.basis} (${rateCard.basisIn.en})`],
    ["basis.es", `${rateCard.basis} (${rateCard.basisIn.es})`],
  ]);
}
