/**
 * How the fields of changes are called, and how their values are written.
 */

import { documentMessages } from "#features/documents/messages.ts";
import { areaTypes, floorCoverings } from "#features/facilities/areas/area-types.ts";
import { timeZones } from "#features/facilities/client-form.ts";
import { holidayRules } from "#features/facilities/facility-form.ts";
import { facilityTypes } from "#features/facilities/facility-types.ts";
import { dayNames } from "#features/facilities/hours-form.ts";
import { methodLabels } from "#features/facilities/inspection-methods.ts";
import { historyNouns } from "#features/history-nouns.server.ts";
import { invoiceMessages } from "#features/invoices/messages.ts";
import {
  settingsFieldLabels,
  settingsFieldOptions,
} from "#features/settings/field-labels.server.ts";
import { settingsMessages } from "#features/settings/messages.ts";
import { labelOfPlace } from "#features/website/document-labels.ts";
import { workOrderServerMessages } from "#features/work-orders/messages.server.ts";
import { workOrderMessages } from "#features/work-orders/messages.ts";
import { roleLabels } from "#platform/identity/role-labels.server.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { isChangeRecordKind, labelFromName } from "../change-labels.server.ts";
import type { en } from "../messages/en.server.ts";
import { changeServerMessages } from "../messages.server.ts";

/** How a value is written where its type alone does not say it. */
type ValueFormat = "money" | "percent" | "tenths" | "month" | "rule" | "minutes" | "device";

export interface FieldFormat {
  label: string;
  format?: ValueFormat;
  /** Labels of values that are chosen from a list. */
  options?: Readonly<Record<string, string>>;
  /** Where there is no value. */
  empty?: string;
}

const optionsOf = (
  choices: readonly { value: string; label: string }[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(choices.map(({ value, label }) => [value, label]));

type FieldName = keyof (typeof en)["fields"];

type Formats = Partial<Record<FieldName, Omit<FieldFormat, "label">>>;

/** How to write the values of fields that their type alone does not explain. */
function formatsOfFields(language: Language): Formats {
  const { values, choices } = changeServerMessages(language);
  const { categories, priorities, states } = workOrderMessages(language);
  const person = { empty: values.nobody };
  return {
    answeredBy: person,
    assignedTo: person,
    by: { options: choices.by },
    category: { options: categories },
    cents: { format: "money" },
    clock: { options: choices.clock },
    device: { format: "device" },
    ended: { format: "device" },
    endsOn: { empty: values.noLastDay },
    facilityType: { options: optionsOf(facilityTypes(language)) },
    floorCovering: { options: optionsOf(floorCoverings(language)) },
    holidayRule: { options: optionsOf(holidayRules(language)) },
    how: { options: choices.how },
    inspectorId: person,
    method: { options: { ...methodLabels(language), ...invoiceMessages(language).paymentMethods } },
    monthlyPriceCents: { format: "money" },
    openingHours: { empty: values.closed },
    per: { options: choices.per },
    ownerId: person,
    period: { format: "month" },
    priority: { options: priorities },
    resolutionMinutes: { format: "minutes" },
    responseMinutes: { format: "minutes" },
    role: { options: roleLabels(language) },
    rule: { format: "rule" },
    scope: { options: choices.scope },
    scoreTenths: { format: "tenths" },
    screening: { options: choices.screening },
    source: { options: workOrderServerMessages(language).sources },
    state: { options: states },
    taxBasisPoints: { format: "percent" },
    timeZone: { options: optionsOf(timeZones(language)) },
    to: person,
    totalCents: { format: "money" },
    validUntil: { empty: values.noEndDate },
    "document.type": { options: documentMessages(language).types },
    "facility.type": { options: optionsOf(areaTypes(language)) },
  };
}

/** By name, or by noun and name. */
const fieldFormats = byLanguage((language): ReadonlyMap<string, FieldFormat> => {
  const { fields, values } = changeServerMessages(language);
  const formats: Readonly<Record<string, Omit<FieldFormat, "label">>> = formatsOfFields(language);
  const days = dayNames(language).map(
    (label, day) => [`day.${day}`, { label, empty: values.closed }] as const,
  );
  // Targets are kept by priority.
  const byPriority = Object.entries(workOrderMessages(language).priorities).map(
    ([priority, label]) => [priority, { label }] as const,
  );
  const options = settingsFieldOptions(language);
  const ofSettings = Object.entries(settingsFieldLabels(language)).map(
    ([name, label]) =>
      [`company-settings.${name}`, { label, options: options[name] ?? {} }] as const,
  );
  const { brand } = settingsMessages(language);
  const ofBrand = [
    ["company-settings.ink", { label: brand.fields.ink, empty: brand.automatic }],
    ["company-settings.paper", { label: brand.fields.paper, empty: brand.now.shipped }],
  ] as const;
  const named = Object.entries(fields).map(
    ([name, label]) => [name, { label, ...formats[name] }] as const,
  );
  return new Map<string, FieldFormat>([
    ...days,
    ...byPriority,
    ...ofSettings,
    ...ofBrand,
    ...named,
  ]);
});

const fieldOptionsOf = (noun: string, language: Language) =>
  isChangeRecordKind(noun) && noun !== "account"
    ? historyNouns[noun].fieldOptions?.(language)
    : undefined;

/** A field without a format gets one that is made from its name. */
export function fieldFormat(noun: string, name: string, language: Language): FieldFormat {
  if (noun === "website-document" && name.includes("."))
    return { label: labelOfPlace(name, language) };
  const formats = fieldFormats(language);
  const format = formats.get(`${noun}.${name}`) ??
    formats.get(name) ?? { label: labelFromName(name) };
  const options = fieldOptionsOf(noun, language)?.[name];
  return options === undefined ? format : { ...format, options };
}
