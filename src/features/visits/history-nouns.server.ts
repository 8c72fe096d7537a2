import { dayWithYear } from "#platform/format/day-format.ts";
import {
  type HistoryNouns,
  isAmong,
  type NameReader,
  namedBy,
} from "#platform/history/history-nouns.server.ts";
import type { Language } from "#platform/language/language.ts";
import { crewNoteGroups } from "./crew-notes/crew-note.ts";
import type { en } from "./messages/en.server.ts";
import { visitServerMessages } from "./messages.server.ts";
import { visitMessages } from "./messages.ts";
import { visitSeries } from "./tables/visit-series.ts";
import { visits } from "./tables/visits.ts";

const readVisits: NameReader = async (db, ids, language) => {
  const { id, date } = visits;
  const rows = await db.select({ id, date }).from(visits).where(isAmong(id, ids));
  return rows.map((row) => [row.id, { name: dayWithYear(row.date, language) }]);
};

const crewNotePhrases = (language: Language) =>
  Object.fromEntries(
    crewNoteGroups(language).flatMap(({ options }) =>
      options.map(({ value, label }) => [value, label]),
    ),
  );

export const visitHistory = {
  "visit-series": {
    singular: (language) => visitServerMessages(language).history.series,
    plural: (language) => visitServerMessages(language).history.severalSeries,
    place: 50,
    messages: (language) => visitServerMessages(language).history.seriesEvents,
    readNames: namedBy(visitSeries, visitSeries.title),
    pathOf: ({ recordId }) => `/office/schedule/series/${recordId}`,
  },
  visit: {
    singular: (language) => visitServerMessages(language).history.visit,
    plural: (language) => visitServerMessages(language).history.visits,
    place: 60,
    messages: (language) => visitServerMessages(language).history.visitEvents,
    describeField(name, language) {
      if (name === "state") return { options: visitMessages(language).outcomes };
      return name === "code" ? { options: crewNotePhrases(language) } : undefined;
    },
    readNames: readVisits,
    pathOf: ({ recordId }) => `/office/schedule/${recordId}`,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    "visit-series": (typeof en)["history"]["seriesEvents"];
    visit: (typeof en)["history"]["visitEvents"];
  }
}
