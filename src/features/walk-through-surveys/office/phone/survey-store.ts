/** Surveys on a phone: what is kept, and how what somebody writes down reaches the server. */
import { dayMs } from "#platform/format/durations.ts";
import { createOfflineStore } from "#platform/offline/offline-store.ts";
import { openedRecords } from "#platform/offline/opened-records.ts";
import { phoneTransport } from "#platform/offline/phone-transport.ts";
import { type SurveyAct, type SurveyEntry, surveyEntryVersion } from "../../survey-entry-form.ts";
import type { SurveyView } from "../../survey-view.server.ts";
import type { PhoneData } from "../phone.server.ts";

interface Taken {
  survey: SurveyView | null;
}

/** After so long, a phone asks the server before it shows anything. */
const keptMs = 3 * dayMs;

const path = "/office/pipeline/surveys";

export const openedSurveys = openedRecords("opened-surveys");

export const surveyStore = createOfflineStore<PhoneData, Taken>({
  name: "surveys",
  address: () => `${path}/phone.json?${openedSurveys.query()}`,
  // The server and this page are of one build, or the server refuses what it does not know.
  read: (body) =>
    "surveys" in body && "person" in body ? (body as unknown as PhoneData) : undefined,
  personOf: ({ person }) => person,
  keptUntil: () => Date.now() + keptMs,
  withAnswer: (data, _, { survey }) =>
    survey === null
      ? data
      : {
          ...data,
          surveys: data.surveys.map((candidate) =>
            candidate.opportunityId === survey.opportunityId ? survey : candidate,
          ),
        },
  transport: phoneTransport<Taken, SurveyEntry>(path, ({ subject, act }) => ({
    // `act` is a `SurveyAct`, because only this page gives entries to the store.
    version: surveyEntryVersion,
    opportunityId: subject,
    act: act as SurveyAct,
  })),
});
