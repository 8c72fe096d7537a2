/** What was changed about a facility, in sentences. */
import type { HistoryLine } from "#domain/history/history.ts";
import { momentOf } from "../../document/moment.ts";

export const storyOf = (history: readonly HistoryLine[]) =>
  history.map(({ id, at, kind, actorName, details }) => ({
    id,
    at: momentOf(at),
    what: sentenceOf(kind, details),
    who: actorName ?? "By itself",
  }));

const words: Readonly<Record<string, string>> = {
  created: "Facility added",
  "hours-changed": "Opening hours changed",
  "site-code-renewed": "Site code renewed",
  archived: "Archived",
  restored: "Served again",
  "facts-changed": "Facts changed",
};

function sentenceOf(kind: string, details: Record<string, unknown>): string {
  const name = String(details.name ?? "");
  const names = Array.isArray(details.names) ? details.names.map(String) : [];
  const dates = Array.isArray(details.dates) ? details.dates : [];
  switch (kind) {
    case "contact-added":
    case "contact-changed":
    case "contact-removed":
      return `Contact ${kind.slice(8)}: ${name}`;
    case "area-changed":
    case "area-archived":
    case "area-restored":
      return `Area ${kind.slice(5)}: ${name}`;
    case "areas-added":
      return names.length === 1 ? `Area added: ${names[0]}` : `${names.length} areas added`;
    case "signs-made":
      return names.length === 1 ? `Sign made: ${names[0]}` : `${names.length} signs made`;
    case "sign-renewed":
    case "sign-revoked":
      return `Sign ${kind === "sign-renewed" ? "renewed" : "taken down"}: ${name}`;
    case "supply-added":
    case "supply-removed":
      return `Supply ${kind.slice(7)}: ${name}`;
    case "supplies-added":
      return `${names.length} supplies added`;
    case "holidays-added":
      return dates.length === 1 ? "Holiday added" : `${dates.length} holidays added`;
    case "holiday-removed":
      return `Holiday removed: ${name}`;
    default:
      return words[kind] ?? kind;
  }
}
