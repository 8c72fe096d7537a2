import * as z from "zod/mini";
import { company } from "#content/company.ts";
import { dayInAddress } from "#platform/format/calendar-day.ts";
import type { Language } from "#platform/language/language.ts";
import { placeCursor } from "#platform/records/place-cursor.ts";
import { filterQuery } from "#platform/search/filter-query.ts";
import { ifUnderstood } from "#platform/search/filter-schema.ts";
import { type ChangeRecordKind, isChangeRecordKind, isKindOf } from "../change-labels.server.ts";
import type { ChangeFilter } from "../list-changes.server.ts";
import { changeServerMessages } from "../messages.server.ts";

const schema = z.object({
  person: ifUnderstood(z.uuid()),
  record: ifUnderstood(z.string()),
  /** Noun and kind, e.g. `invoice.voided`. */
  change: ifUnderstood(z.string()),
  clientId: ifUnderstood(z.uuid()),
  facilityId: ifUnderstood(z.uuid()),
  from: dayInAddress(),
  to: dayInAddress(),
  after: ifUnderstood(placeCursor),
});

export type AuditFilter = Omit<z.infer<typeof schema>, "record" | "change"> & {
  record?: ChangeRecordKind | undefined;
  /** The kind of change, e.g. `voided`. */
  kind?: string | undefined;
};

export function readFilter(search: URLSearchParams): AuditFilter {
  const { record, change, ...filter } = z.parse(schema, Object.fromEntries(search));
  const [noun = "", kind = ""] = change?.split(".") ?? [];
  const chosen = record !== undefined && isChangeRecordKind(record) ? record : undefined;
  const isKind =
    isChangeRecordKind(noun) && isKindOf(noun, kind) && (chosen === undefined || chosen === noun);
  return isKind ? { ...filter, record: noun, kind } : { ...filter, record: chosen };
}

/** Says in a sentence which days of the address could not be used. */
export function dayProblem(
  search: URLSearchParams,
  { from, to }: AuditFilter,
  language: Language,
): string | undefined {
  const { problems } = changeServerMessages(language);
  const isRefused = (name: string, day: string | undefined) => search.get(name) && !day;
  if (isRefused("from", from) || isRefused("to", to)) return problems.year;
  return from !== undefined && to !== undefined && from > to ? problems.order : undefined;
}

export const domainFilter = ({ person, record, kind, ...filter }: AuditFilter): ChangeFilter => ({
  ...filter,
  personId: person,
  recordKind: record,
  kind,
  timeZone: company.timeZone,
});

/** The value of an option in the filter's list of changes. */
export const changeValue = (noun: string, kind: string): string => `${noun}.${kind}`;

export function filterAddress(path: string, { kind, ...filter }: AuditFilter): string {
  const change = filter.record && kind && changeValue(filter.record, kind);
  return path + filterQuery({ ...filter, change });
}
