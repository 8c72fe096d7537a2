import { momentOf } from "#platform/document/moment.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { formatChanges } from "#platform/history/format-changes.ts";
import type { HistoryListRow } from "#platform/history/history.server.ts";

/** Newest first. */
export const historyOf = (history: readonly HistoryListRow[]) =>
  history.map(({ id, at, kind, actorName, details }) => ({
    id,
    at: momentOf(at),
    who: actorName,
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
    default: {
      const changes = formatChanges(details, { labels, formatValue });
      return `Changed the dates of ${version}${changes === "" ? "" : `: ${changes}`}`;
    }
  }
}

const labels = { validFrom: "valid from", validUntil: "valid until" };

const formatValue = (_: string, day: unknown): string =>
  typeof day === "string" && day !== "" ? dayWithYear(day) : "no date";
