/** What was changed about a facility, in sentences. */

import { momentOf } from "#platform/document/moment.ts";
import { plural } from "#platform/format/plural.ts";
import { formatChanges } from "#platform/history/format-changes.ts";
import type { HistoryListRow } from "#platform/history/history.server.ts";
import { areaTypes, floorCoverings } from "../areas/area-types.ts";
import { factChoices, factLabels } from "../facility-form.ts";
import { dayNames } from "../hours-form.ts";
import { methodLabels } from "../inspection-methods.ts";

const labels: Readonly<Record<string, string>> = {
  ...factLabels,
  jobTitle: "Job title",
  phone: "Phone",
  email: "Email",
  floor: "Floor",
  type: "Type",
  squareFeet: "Square feet",
  floorCovering: "Floor covering",
  everyMonths: "Months between inspections",
  dayOfMonth: "Day of the month",
  method: "Method",
  ...Object.fromEntries(dayNames.map((name, day) => [`day.${day}`, name])),
};

const choices = {
  ...factChoices,
  type: areaTypes,
  floorCovering: floorCoverings,
  method: Object.entries(methodLabels).map(([value, label]) => ({ value, label })),
};

function formatValue(name: string, value: unknown): string | undefined {
  if (name.startsWith("day.")) return value ? String(value) : "closed";
  const options = Object.entries(choices).find(([field]) => field === name)?.[1] ?? [];
  const label = options.find((one) => one.value === value)?.label;
  return label && `“${label}”`;
}

export const historyOf = (history: readonly HistoryListRow[]) =>
  history.map(({ id, at, kind, actorName, details }) => ({
    id,
    at: momentOf(at, "en"),
    what: sentenceOf(kind, details),
    who: actorName ?? "Automatic",
  }));

const messages: Readonly<Record<string, string>> = {
  created: "Facility added",
  "hours-changed": "Opening hours changed",
  "site-code-renewed": "Site code renewed",
  archived: "Archived",
  restored: "Restored",
  "facts-changed": "Facts changed",
  "report-released": "A report flagged as spam was released",
  "inspection-rule-made": "Inspection schedule added",
  "inspection-rule-changed": "Inspection schedule changed",
};

function sentenceOf(kind: string, details: Record<string, unknown>): string {
  const name = String(details.name ?? "");
  const changes = formatChanges(details, { labels, formatValue, language: "en" });
  const after = changes === "" ? "" : `: ${changes}`;
  const names = Array.isArray(details.names) ? details.names.map(String) : [];
  const dates = Array.isArray(details.dates) ? details.dates : [];
  switch (kind) {
    case "contact-changed":
      return `Contact changed: ${name}${changes === "" ? "" : `, ${changes}`}`;
    case "contact-added":
    case "contact-removed":
      return `Contact ${kind.slice(8)}: ${name}`;
    case "area-changed":
      return `Area changed: ${name}${changes === "" ? "" : `, ${changes}`}`;
    case "area-archived":
    case "area-restored":
      return `Area ${kind.slice(5)}: ${name}`;
    case "areas-added":
      return names.length === 1 ? `Area added: ${names[0]}` : `${names.length} areas added`;
    case "signs-made":
      return names.length === 1 ? `Sign created: ${names[0]}` : `${names.length} signs created`;
    case "sign-renewed":
    case "sign-revoked":
      return `Sign ${kind === "sign-renewed" ? "renewed" : "taken down"}: ${name}`;
    case "supply-added":
    case "supply-removed":
      return `Supply ${kind.slice(7)}: ${name}`;
    case "supplies-added":
      return `${names.length} supplies added`;
    case "holidays-added":
      return plural(dates.length, "Holiday added", `${dates.length} holidays added`);
    case "holiday-removed":
      return `Holiday removed: ${name}`;
    default:
      return (messages[kind] ?? kind) + after;
  }
}
