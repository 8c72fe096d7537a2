import { useEffect } from "react";
import type { Language } from "#platform/language/language.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import type { Entry, StoredEntry } from "#platform/offline/unsent-store.ts";
import { type OfflineData, useOfflineData } from "#platform/offline/use-offline-data.ts";
import { readSurveyAccess } from "../../survey-access.ts";
import { readSurveyArea, surveyAreaTexts } from "../../survey-area.ts";
import type { SurveyAct } from "../../survey-entry-form.ts";
import type { SurveyAreaView, SurveyView } from "../../survey-view.server.ts";
import type { PhoneData } from "../phone.server.ts";
import { openedSurveys, surveyStore } from "./survey-store.ts";

// A survey as its writer has left it, what is not sent yet included.

type Given = Pick<Entry, "subject" | "act" | "refusal">;

/** @param unsent in the order in which they were given; what was refused changes nothing */
export const withUnsent = (
  survey: SurveyView,
  unsent: readonly Given[],
  language: Language,
): SurveyView =>
  unsent
    .filter(({ subject, refusal }) => subject === survey.opportunityId && refusal === undefined)
    .reduce((before, { act }) => withAct(before, act as SurveyAct, language), survey);

function withAct(survey: SurveyView, act: SurveyAct, language: Language): SurveyView {
  const { areas } = survey;
  const asRead = (fields: Readonly<Record<string, string>>) =>
    surveyAreaTexts(readSurveyArea(fields, language, survey.contactLanguage).area);
  switch (act.kind) {
    case "add": {
      // The server may have them already, while its answer is on the way here.
      const added = act.areas.filter(({ id }) => !areas.some((area) => area.id === id));
      const addedAreas = added.map(({ id, fields }) => ({
        id,
        fields: asRead(fields),
        photos: [],
      }));
      return { ...survey, areas: [...areas, ...addedAreas] };
    }
    case "edit":
      return {
        ...survey,
        areas: areas.map((area) =>
          area.id === act.areaId ? { ...area, fields: merged(area.fields, act, asRead) } : area,
        ),
      };
    case "remove":
      return { ...survey, areas: areas.filter(({ id }) => id !== act.areaId) };
    case "move":
      return { ...survey, areas: moved(areas, act) };
    case "access": {
      const access = readSurveyAccess({ ...survey.access, ...touched(act) }, language).access;
      return { ...survey, access };
    }
    case "photos":
      return survey;
    case "remove-photo":
      return {
        ...survey,
        areas: areas.map((area) =>
          area.id === act.areaId
            ? { ...area, photos: area.photos.filter(({ id }) => id !== act.photo) }
            : area,
        ),
      };
  }
}

/** Photos that this phone has not sent yet, by the ids that it made for them. */
export function unsentPhotos(
  areaId: string,
  unsent: readonly StoredEntry[],
  previews: ReadonlyMap<string, readonly string[]>,
): { id: string; address: string }[] {
  const acts = unsent.map(({ id, act }) => ({ id, act: act as SurveyAct }));
  const removed = acts.flatMap(({ act }) => (act.kind === "remove-photo" ? act.photo : []));
  return acts
    .flatMap(({ id: entryId, act }) =>
      act.kind === "photos" && act.areaId === areaId
        ? act.photos.map((id, at) => ({ id, address: previews.get(entryId)?.[at] ?? "" }))
        : [],
    )
    .filter(({ id, address }) => address !== "" && !removed.includes(id));
}

type Edit = Pick<Extract<SurveyAct, { kind: "edit" }>, "fields" | "seen">;

/** Only changed fields are sent, so that other people's changes to the rest stay visible. */
const touched = ({ fields, seen }: Edit) =>
  Object.fromEntries(Object.entries(fields).filter(([name, text]) => text !== (seen[name] ?? "")));

const merged = (
  stored: SurveyAreaView["fields"],
  edit: Edit,
  asRead: (fields: Readonly<Record<string, string>>) => SurveyAreaView["fields"],
) => asRead({ ...stored, ...touched(edit) });

function moved(
  areas: readonly SurveyAreaView[],
  { areaId, to }: Extract<SurveyAct, { kind: "move" }>,
): SurveyAreaView[] {
  const at = areas.findIndex(({ id }) => id === areaId);
  const goal = at + (to === "up" ? -1 : 1);
  const area = areas[at];
  if (area === undefined || goal < 0 || goal >= areas.length) return [...areas];
  return areas.filter((candidate) => candidate !== area).toSpliced(goal, 0, area);
}

export type OfflineSurveys = OfflineData<PhoneData>;

export function useSurveyData(served: PhoneData | undefined): OfflineSurveys {
  // This runs before the store asks the server, which answers with the remembered surveys.
  useEffect(() => {
    for (const { opportunityId } of served?.surveys ?? []) openedSurveys.remember(opportunityId);
  }, [served]);
  return useOfflineData(surveyStore, served, ["opportunity"]);
}

/** Includes what was not sent yet. */
export function useSurvey(
  { state, data }: OfflineSurveys,
  opportunityId: string,
): SurveyView | undefined {
  const language = useLanguage();
  const survey = data?.surveys.find((candidate) => candidate.opportunityId === opportunityId);
  // An entry that is held is left to its form, which waits for the answer.
  const unsent = state.unsent.filter((entry) => !state.held.has(entry.id));
  return survey && withUnsent(survey, unsent, language);
}
