import { dayWithYear } from "#domain/dates/day-words.ts";
import type { HistoryLine } from "#domain/history/history.ts";
import { momentOf } from "../document/moment.ts";

/** Newest first. */
export const storyOf = (history: readonly HistoryLine[]) =>
  history.map(({ id, at, kind, actorName, details }) => ({
    ...{ id, at: momentOf(at), who: actorName },
    what: sentenceOf(kind, details),
  }));

function sentenceOf(kind: string, details: Record<string, unknown>): string {
  const version = typeof details.version === "number" ? `version ${details.version}` : "";
  switch (kind) {
    case "added":
      return "Added";
    case "version-added":
      return `Added ${version}`;
    case "acknowledged":
      return `Acknowledged ${version}`;
    case "withdrawn":
      return "Withdrawn";
    default:
      return `Changed the dates of ${version}: ${endOf(details.after)}`;
  }
}

function endOf(after: unknown): string {
  const until = typeof after === "object" && after !== null && "validUntil" in after;
  const day = until && typeof after.validUntil === "string" ? after.validUntil : undefined;
  return day ? `valid until ${dayWithYear(day)}` : "no end date";
}
