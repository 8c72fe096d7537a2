import { useEffect, useRef, useSyncExternalStore } from "react";
import { useLive } from "#platform/changes/use-live.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { nothingYet, type OfflineState } from "#platform/offline/offline-state.ts";
import type { SurveyView } from "../../survey-view.server.ts";
import type { PhoneData } from "../phone.server.ts";
import { rememberSurvey } from "./opened-surveys.ts";
import { surveyStore } from "./survey-store.ts";
import { withUnsent } from "./with-unsent.ts";

export interface SurveyPhone {
  state: OfflineState<PhoneData>;
  /** Excludes what was not sent yet. */
  data: PhoneData | undefined;
}

/** Change events within this time cause a single read: each entry from this phone causes one, too. */
const debounceMs = 800;

/** @param served by the server with the page; what the phone has kept is shown without it */
export function useSurveyPhone(served: PhoneData | undefined): SurveyPhone {
  const state = useSyncExternalStore(surveyStore.subscribe, surveyStore.read, () => nothingYet);
  useEffect(() => {
    for (const { opportunityId } of served?.surveys ?? []) rememberSurvey(opportunityId);
    void surveyStore.start(served);
  }, [served]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLive(["opportunity"], () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(surveyStore.send, debounceMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return { state, data: state.data ?? served };
}

/** Includes what was not sent yet. */
export function useSurvey(
  { state, data }: SurveyPhone,
  opportunityId: string,
): SurveyView | undefined {
  const language = useLanguage();
  const survey = data?.surveys.find((one) => one.opportunityId === opportunityId);
  // An entry that is held is left to its form, which waits for the answer.
  const given = state.unsent.filter((entry) => !state.held.has(entry.id));
  return survey && withUnsent(survey, given, language);
}
