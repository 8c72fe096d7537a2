/** Labels for the fields of all sections, wherever their changes are listed. */
import { holidayIds } from "#content/company-holidays.ts";
import { ratedFrequencies, ratedTypes } from "#content/rate-card-types.ts";
import { facilityTypes } from "#features/facilities/facility-types.ts";
import { holidayLabels } from "#features/facilities/federal-holidays.server.ts";
import { frequencyChoices } from "#features/leads/frequency-types.ts";
import { workOrderMessages } from "#features/work-orders/messages.ts";
import { priorities } from "#features/work-orders/service-levels/service-clock-types.ts";
import { targetField } from "#features/work-orders/service-levels/targets.ts";
import { roleLabels } from "#platform/identity/role-labels.server.ts";
import type { Language } from "#platform/language/language.ts";
import { allEditedFields } from "./email-texts/edited-fields.server.ts";
import { confirmableNames } from "./going-live/launch-topics.ts";
import { settingsServerMessages } from "./messages.server.ts";
import { settingsMessages } from "./messages.ts";
import { extraField, extrasToGive } from "./roles/roles-section.server.ts";

export function settingsFieldLabels(language: Language): Readonly<Record<string, string>> {
  const { bidAssumptions, brand, company, legal, mail, payment, retention, seal, spamWords } =
    settingsMessages(language);
  return {
    ...mail.fields,
    ...company.fields,
    ...brand.fields,
    ...brand.pictures.names,
    ...legal.fields,
    ...payment.fields,
    ...retention.fields,
    ...seal.fields,
    words: spamWords.field,
    ...bidAssumptions.fields,
    ...rateCardLabels(language),
    ...targetLabels(language),
    ...holidayFields(language),
    ...emailTextLabels(language),
    ...extraLabels(language),
    ...launchItemLabels(language),
  };
}

/** `Supervisor: See prices` */
function extraLabels(language: Language): Record<string, string> {
  const { extraLabel, rights } = settingsServerMessages(language);
  const roles = roleLabels(language);
  return Object.fromEntries(
    extrasToGive().map(({ role, right }) => [
      extraField({ role, right }),
      extraLabel({ role: roles[role], right: rights[right] }),
    ]),
  );
}

/** `Done: Copies of the keys` */
function launchItemLabels(language: Language): Record<string, string> {
  const { confirmed, items } = settingsServerMessages(language).goingLive;
  return Object.fromEntries(
    confirmableNames.map((name) => [name, confirmed({ title: items[name].title })]),
  );
}

/** An email text is labeled by its shipped wording, because its name says nothing to readers of the audit. */
function emailTextLabels(language: Language): Record<string, string> {
  const { fieldLabel } = settingsServerMessages(language).emails;
  return Object.fromEntries(
    allEditedFields().map((field) => [
      field.name,
      fieldLabel[field.language]({ text: field.shipped }),
    ]),
  );
}

/** Labels for values that are stored as codes. */
export function settingsFieldOptions(
  language: Language,
): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const { given, kept } = settingsServerMessages(language);
  const { brand, legal, mail } = settingsMessages(language);
  return {
    security: mail.securities,
    officeLanguage: mail.officeLanguages,
    logoPlace: brand.logoPlaces,
    ...Object.fromEntries(extrasToGive().map((extra) => [extraField(extra), { yes: given }])),
    workersCompensation: { yes: legal.covered },
    ...Object.fromEntries(holidayIds.map((id) => [`kept.${id}`, { yes: kept }])),
  };
}

function holidayFields(language: Language): Record<string, string> {
  const labels = holidayLabels(language);
  const labelsOfKept = holidayIds.map((id) => [`kept.${id}`, labels[id]]);
  return { ...Object.fromEntries(labelsOfKept), own: settingsMessages(language).holidays.field };
}

/** `Urgent: respond within (hours)` */
export function targetLabels(language: Language): Record<string, string> {
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
