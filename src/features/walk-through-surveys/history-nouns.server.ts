import { eq } from "drizzle-orm";
import { areaTypes, floorCoverings } from "#features/facilities/areas/area-types.ts";
import { opportunities } from "#features/opportunities/tables/opportunities.ts";
import {
  type FieldDescription,
  type HistoryNouns,
  isAmong,
  type NameReader,
  namesOfChoices,
} from "#platform/history/history-nouns.server.ts";
import type { Language } from "#platform/language/language.ts";
import type { en } from "./messages/en.server.ts";
import { surveyServerMessages } from "./messages.server.ts";
import { surveyMessages } from "./messages.ts";
import { walkThroughSurveys } from "./tables/walk-through-surveys.ts";

/** The history calls a survey by the reference of its opportunity. */
const readNames: NameReader = async (db, ids) => {
  const rows = await db
    .select({
      id: walkThroughSurveys.id,
      name: opportunities.reference,
      opportunityId: opportunities.id,
    })
    .from(walkThroughSurveys)
    .innerJoin(opportunities, eq(opportunities.id, walkThroughSurveys.opportunityId))
    .where(isAmong(walkThroughSurveys.id, ids));
  return rows.map(({ id, ...named }) => [id, named]);
};

function describeField(name: string, language: Language): FieldDescription | undefined {
  const { areas, access, areasAdded, photosAdded, photoRemoved, position } =
    surveyMessages(language);
  const labels = new Map<string, string>(
    Object.entries({
      ...access.fields,
      ...areas.fields,
      areas: areasAdded,
      photos: photosAdded,
      photo: photoRemoved,
      position,
    }),
  );
  const label = labels.get(name);
  if (label === undefined) return undefined;
  if (name === "type") return { label, options: namesOfChoices(areaTypes(language)) };
  return name === "covering"
    ? { label, options: namesOfChoices(floorCoverings(language)) }
    : { label };
}

export const surveyHistory = {
  survey: {
    singular: (language) => surveyMessages(language).title,
    plural: (language) => surveyServerMessages(language).plural,
    place: 132,
    messages: (language) => surveyServerMessages(language).events,
    describeField,
    readNames,
    pathOf: (_, { opportunityId }) => `/office/pipeline/${opportunityId}/survey`,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    survey: (typeof en)["events"];
  }
}
