/** How the audit names it, and what can happen to it. */
import { dayWithYear } from "#platform/format/day-format.ts";
import {
  type HistoryNouns,
  isAmong,
  type NameReader,
  namedBy,
} from "#platform/history/history-nouns.server.ts";
import { visitSeries } from "./tables/visit-series.ts";
import { visits } from "./tables/visits.ts";

const seriesMessages = {
  created: "Series added",
  changed: "Series changed",
  split: "Continued as another series",
} as const;

const visitMessages = {
  planned: "Extra visit planned",
  changed: "Date or time changed",
  cancelled: "Canceled",
  reinstated: "Cancellation undone",
  missed: "Missed: no one checked in",
  "checked-in": "Checked in",
  "also-checked-in": "Checked in from a second phone",
  "checked-out": "Checked out",
  "also-checked-out": "Checked out from a second phone",
  "task-done": "Task done",
  "task-undone": "Task marked as not done",
  "area-done": "Area done",
  "area-undone": "Area marked as not done",
  "exception-noted": "Exception noted",
  "supervisor-told": "Note to the supervisor",
} as const;

const readVisits: NameReader = async (db, ids) => {
  const { id, date } = visits;
  const rows = await db.select({ id, date }).from(visits).where(isAmong(id, ids));
  return rows.map((row) => [row.id, { name: dayWithYear(row.date, "en") }]);
};

export const visitHistory = {
  "visit-series": {
    singular: () => "Visit series",
    plural: () => "Visit series",
    place: 50,
    messages: () => seriesMessages,
    readNames: namedBy(visitSeries, visitSeries.title),
    pathOf: ({ recordId }) => `/office/schedule/series/${recordId}`,
  },
  visit: {
    singular: () => "Visit",
    plural: () => "Visits",
    place: 60,
    messages: () => visitMessages,
    readNames: readVisits,
    pathOf: ({ recordId }) => `/office/schedule/${recordId}`,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    "visit-series": typeof seriesMessages;
    visit: typeof visitMessages;
  }
}
