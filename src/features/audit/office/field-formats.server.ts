import { documentMessages } from "#features/documents/messages.ts";
import { areaTypes, floorCoverings } from "#features/facilities/areas/area-types.ts";
import { timeZones } from "#features/facilities/client-form.ts";
import { holidayRules } from "#features/facilities/facility-form.ts";
import { facilityTypes, methodLabels } from "#features/facilities/facility-types.ts";
import { holidayNames } from "#features/facilities/federal-holidays.server.ts";
import { dayNames } from "#features/facilities/hours-form.ts";
import { historyNouns } from "#features/history-nouns.server.ts";
import { invoiceMessages } from "#features/invoices/messages.ts";
import { notificationDefinitions } from "#features/notification-definitions.server.ts";
import {
  settingsFieldLabels,
  settingsFieldOptions,
  targetLabels,
} from "#features/settings/field-labels.server.ts";
import { settingsMessages } from "#features/settings/messages.ts";
import { workOrderServerMessages } from "#features/work-orders/messages.server.ts";
import { workOrderMessages } from "#features/work-orders/messages.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { roleLabels } from "#platform/identity/role-labels.server.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { type Language, languageNames } from "#platform/language/language.ts";
import { notificationLabels } from "#platform/notifications/notification-labels.server.ts";
import { isChangeRecordKind, labelFromName } from "../change-labels.server.ts";
import type { en } from "../messages/en.server.ts";
import { changeServerMessages } from "../messages.server.ts";

/** Ways to write a value that its type alone does not decide. */
type ValueFormat = "money" | "percent" | "tenths" | "month" | "rule" | "minutes" | "device";

export interface FieldFormat {
  label: string;
  format?: ValueFormat;
  /** Labels of values that are chosen from a list. */
  options?: Readonly<Record<string, string>>;
  /** The text for an absent value. */
  empty?: string;
}

const optionsOf = (
  choices: readonly { value: string; label: string }[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(choices.map(({ value, label }) => [value, label]));

type FieldName = keyof (typeof en)["fields"];

type Formats = Partial<Record<FieldName, Omit<FieldFormat, "label">>>;

function formatsOfFields(language: Language): Formats {
  const { values, choices } = changeServerMessages(language);
  const { categories, priorities, states } = workOrderMessages(language);
  const person = { empty: values.nobody };
  const ticked = { options: { on: values.yes }, empty: values.no };
  return {
    answeredBy: person,
    assignedTo: person,
    by: { options: choices.by },
    category: { options: categories },
    cents: { format: "money" },
    checkedInBy: person,
    checkedInHow: { options: choices.how },
    checkedOutBy: person,
    checkedOutHow: { options: choices.how },
    client: ticked,
    clock: { options: choices.clock },
    device: { format: "device" },
    ended: { format: "device" },
    endsOn: { empty: values.noLastDay },
    facility: ticked,
    facilityType: { options: optionsOf(facilityTypes(language)) },
    floorCovering: { options: optionsOf(floorCoverings(language)) },
    holidayRule: { options: optionsOf(holidayRules(language)) },
    holder: person,
    how: { options: choices.how },
    inspectorId: person,
    method: { options: { ...methodLabels(language), ...invoiceMessages(language).paymentMethods } },
    monthlyPriceCents: { format: "money" },
    openCents: { format: "money" },
    openingHours: { empty: values.closed },
    ownerId: person,
    paidCents: { format: "money" },
    pattern: { format: "rule" },
    per: { options: choices.per },
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
    "account.state": { options: choices.accountStates },
    "client.review": { options: invoiceMessages(language).billing.reviews },
    "client.split": { options: invoiceMessages(language).billing.splits },
    "document.type": { options: documentMessages(language).types },
    "facility.type": { options: optionsOf(areaTypes(language)) },
    "prospect-company.language": { options: languageNames },
  };
}

/** Key: the field's name, or noun and name. */
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
  const emails = { options: changeServerMessages(language).choices.emails };
  const ofNotifications = Object.entries(
    notificationLabels(notificationDefinitions, { language, audience: "staff" }),
  ).map(([kind, label]) => [`account.${kind}`, { label, ...emails }] as const);
  return new Map<string, FieldFormat>([
    ...days,
    ...byPriority,
    ...ofSettings,
    ...ofBrand,
    ...Object.entries(targetLabels(language)).map(([name, label]) => [name, { label }] as const),
    ...named,
    ...ofNotifications,
  ]);
});

/** `holiday.2027-03-01`: the days without service of a facility are kept by their day. */
const holidayField = /^holiday\.(?<day>\d{4}-\d\d-\d\d)$/;

/** Undefined for a field that nobody has named, such as one of an older version of the product. */
export function findFieldFormat(
  noun: string,
  name: string,
  language: Language,
): FieldFormat | undefined {
  const { day } = holidayField.exec(name)?.groups ?? {};
  if (day !== undefined)
    return {
      label: changeServerMessages(language).holiday({ day: dayWithYear(day, language) }),
      options: holidayNames(language),
    };
  const formats = fieldFormats(language);
  const format = formats.get(`${noun}.${name}`) ?? formats.get(name);
  const nounFormat =
    isChangeRecordKind(noun) && noun !== "account"
      ? historyNouns[noun].describeField?.(name, language)
      : undefined;
  const label = nounFormat?.label ?? format?.label;
  if (label === undefined) return undefined;
  return { ...format, label, ...(nounFormat?.options && { options: nounFormat.options }) };
}

/** A field without a label keeps its stored name. */
export const fieldFormat = (noun: string, name: string, language: Language): FieldFormat =>
  findFieldFormat(noun, name, language) ?? { label: labelFromName(name) };
