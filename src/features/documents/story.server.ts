import { momentOf } from "#platform/document/moment.ts";
import { dayWithYear } from "#platform/format/day-words.ts";
import { changesInWords } from "#platform/history/changes-in-words.ts";
import type { HistoryLine } from "#platform/history/history.ts";

/** Newest first. */
export const storyOf = (history: readonly HistoryLine[]) =>
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
      const changes = changesInWords(details, { labels, inWords });
      return `Changed the dates of ${version}${changes === "" ? "" : `: ${changes}`}`;
    }
  }
}

const labels = { validFrom: "valid from", validUntil: "valid until" };

const inWords = (_: string, day: unknown): string =>
  typeof day === "string" && day !== "" ? dayWithYear(day) : "no date";
