import type { Language } from "#platform/language/language.ts";
import type { Outcome } from "#platform/offline/offline-state.ts";
import { preparePhoto } from "#platform/offline/prepare-photo.ts";
import type { SurveyAct } from "../../survey-entry-form.ts";
import { type Building, type ProposedFor, proposeAreas } from "../../usual-areas.ts";
import { surveyStore } from "./survey-store.ts";

/** With a connection, the answer arrives within this time; without one, nobody should wait longer. */
const waitMs = 2_500;

/** Stores what a form says on this phone, which sends it from there, and waits for a quick answer. */
export const giveForm = (opportunityId: string, act: SurveyAct): Promise<Outcome> =>
  surveyStore.give(opportunityId, act, { waitMs });

/** @returns whether there was room for it */
export async function givePress(opportunityId: string, act: SurveyAct): Promise<boolean> {
  const outcome = await surveyStore.give(opportunityId, act);
  return outcome.state !== "not-stored";
}

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
  const id = crypto.randomUUID();
  const photos = await Promise.all(files.map((file) => preparePhoto(file, id)));
  const act: SurveyAct = { kind: "photos", areaId, photos: photos.map((photo) => photo.id) };
  const outcome = await surveyStore.give(opportunityId, act, { id, photos });
  return outcome.state !== "not-stored";
}
