import type { Language } from "#platform/language/language.ts";
import type { Outcome } from "#platform/offline/offline-state.ts";
import { preparePhotos } from "#platform/offline/prepare-photo.ts";
import type { SurveyAct } from "../../survey-entry-form.ts";
import { type Building, type ProposedFor, proposeAreas } from "../../usual-areas.ts";
import { surveyStore } from "./survey-store.ts";

/** Stores what a form says on this phone, which sends it from there, and waits for a quick answer. */
export const giveForm = (opportunityId: string, act: SurveyAct): Promise<Outcome> =>
  surveyStore.giveForm(opportunityId, act);

/** @returns whether there was room for it */
export const givePress = (opportunityId: string, act: SurveyAct): Promise<boolean> =>
  surveyStore.give(opportunityId, act);

export const giveUsualAreas = async (
  survey: ProposedFor,
  building: Building,
  language: Language,
): Promise<boolean> => {
  const areas = await proposeAreas(survey, building, language);
  return givePress(survey.opportunityId, { kind: "add", areas });
};

export async function givePhotos(
  opportunityId: string,
  areaId: string,
  files: readonly File[],
): Promise<boolean> {
  const prepared = await preparePhotos(files);
  const photos = prepared.photos.map(({ id }) => id);
  const act: SurveyAct = { kind: "photos", areaId, photos };
  return surveyStore.give(opportunityId, act, prepared);
}
