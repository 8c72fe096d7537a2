/** Values of changed fields as people read them. */

import { company } from "#content/company.ts";
import { clockTime } from "#features/facilities/hours-text.server.ts";
import { formatMonth } from "#features/invoices/billing-days.ts";
import { formatRecurrence } from "#features/visits/series/list-series.server.ts";
import { momentOf } from "#platform/document/moment.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { moneyText } from "#platform/format/money.ts";
import { numberText } from "#platform/format/number-format.ts";
import { formatDevice } from "#platform/identity/device-name.server.ts";
import type { Language } from "#platform/language/language.ts";
import { type ChangeNames, isId } from "../change-names.server.ts";
import { changeServerMessages } from "../messages.server.ts";
import { isEmpty } from "./changed-fields.server.ts";
import { type FieldFormat, fieldFormat } from "./field-formats.server.ts";

export interface Naming {
  /** The kind of record, some of which have labels of their own for a field. */
  noun: string;
  names: ChangeNames["anything"];
  /** The reader’s language. */
  language: Language;
}

/** More unchanged entries than this are counted instead of listed on both sides of an arrow. */
const maxUnchangedEntries = 2;

export function formatValuePair(
  field: FieldFormat,
  from: unknown,
  to: unknown,
  naming: Naming,
): { from: string; to: string } {
  const lists = Array.isArray(from) && Array.isArray(to) ? withoutCommon(from, to) : undefined;
  if (lists === undefined)
    return { from: formatValue(field, from, naming), to: formatValue(field, to, naming) };
  const { unchanged, andUnchanged } = changeServerMessages(naming.language).values;
  const side = (entries: readonly unknown[]) =>
    entries.length === 0
      ? unchanged({ count: lists.common })
      : andUnchanged({ entries: formatValue(field, entries, naming), count: lists.common });
  return { from: side(lists.from), to: side(lists.to) };
}

/** Undefined where so few entries are the same that both lists are written whole. */
function withoutCommon(from: readonly unknown[], to: readonly unknown[]) {
  const [before, after] = [from, to].map((entries) => new Set(entries.map(textOf)));
  const only = (entries: readonly unknown[], other: Set<string> | undefined) =>
    entries.filter((entry) => !other?.has(textOf(entry)));
  const common = from.length - only(from, after).length;
  return common > maxUnchangedEntries
    ? { from: only(from, after), to: only(to, before), common }
    : undefined;
}

const textOf = (value: unknown): string => JSON.stringify(value) ?? "";

export function formatValue(field: FieldFormat, value: unknown, naming: Naming): string {
  const { values } = changeServerMessages(naming.language);
  if (isEmpty(value)) return field.empty ?? values.none;
  if (Array.isArray(value))
    return value.map((entry: unknown) => formatValue(field, entry, naming)).join(", ");
  if (typeof value === "boolean") return value ? values.yes : values.no;
  if (typeof value === "number") return formatNumber(field, value, naming.language);
  if (typeof value === "string") return formatText(field, value, naming);
  return Object.entries(value as Record<string, unknown>)
    .map(([name, part]) => {
      const format = fieldFormat(naming.noun, name, naming.language);
      return values.labeled({ label: format.label, value: formatValue(format, part, naming) });
    })
    .join("; ");
}

function formatNumber({ format, options }: FieldFormat, value: number, language: Language): string {
  switch (format) {
    case "money":
      return moneyText(value);
    case "percent":
      return `${value / 100}%`;
    case "tenths":
      return `${(value / 10).toFixed(1)}%`;
    case "minutes":
      return formatMinutes(value, language);
    default:
      return options?.[value] ?? numberText(value);
  }
}

function formatMinutes(count: number, language: Language): string {
  const { minutes, hours } = changeServerMessages(language).values;
  return count % 60 === 0 ? hours({ count: count / 60 }) : minutes({ count });
}

const day = /^\d{4}-\d\d-\d\d$/;
const month = /^\d{4}-\d\d(?=$|-01$)/;
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** One time, or those of a day: `08:00 to 12:00, 13:00 to 17:00`. */
const onlyHours =
  /^(?:[01]\d|2[0-4]):[0-5]\d(?: to (?:[01]\d|2[0-4]):[0-5]\d)?(?:, (?:[01]\d|2[0-4]):[0-5]\d(?: to (?:[01]\d|2[0-4]):[0-5]\d)?)*$/;
const rule =
  /^FREQ=(?:WEEKLY;INTERVAL=\d;BYDAY=[A-Z,]+|MONTHLY;(?:INTERVAL=\d+;)?BYDAY=-?\d[A-Z]{2})$/;

/** Texts of people may look like times, and be none. */
const isTime = (text: string): boolean => !Number.isNaN(Date.parse(text));

function formatText(
  { format, options }: FieldFormat,
  value: string,
  { names, language }: Naming,
): string {
  if (options !== undefined && Object.hasOwn(options, value)) return options[value] ?? value;
  if (isId(value))
    return dated(names.get(value) ?? changeServerMessages(language).values.deletedRecord, language);
  if (format === "month" && month.test(value) && isTime(value))
    return formatMonth(`${value.slice(0, 7)}-01`, language);
  if (format === "rule" && rule.test(value)) return formatRecurrence(value, language);
  if (format === "device") return formatDevice(value, language);
  if (moment.test(value) && isTime(value))
    return momentOf(new Date(value), language, company.timeZone).full;
  if (onlyHours.test(value)) return formatHours(value, language);
  return dated(value, language);
}

/** @param value as `onlyHours` has it */
const formatHours = (value: string, language: Language): string =>
  value
    .split(", ")
    .map((interval) => {
      const [from = "", to] = interval.split(" to ").map((time) => clockTime(time, language));
      return to === undefined ? from : changeServerMessages(language).values.interval({ from, to });
    })
    .join(", ");

/** Visits are named by their day. */
const dated = (text: string, language: Language): string =>
  day.test(text) && isTime(`${text}T00:00:00Z`) ? dayWithYear(text, language) : text;
