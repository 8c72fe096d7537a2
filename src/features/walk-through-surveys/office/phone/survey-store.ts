/** Surveys on a phone: what is kept, and how what somebody writes down reaches the server. */
import { dayMs } from "#platform/format/durations.ts";
import { askServer } from "#platform/offline/ask-server.ts";
import { createOfflineStore } from "#platform/offline/offline-store.ts";
import { type SurveyAct, type SurveyEntry, surveyEntryVersion } from "../../survey-entry-form.ts";
import type { SurveyView } from "../../survey-view.server.ts";
import type { PhoneData } from "../phone.server.ts";
import { openedSurveys } from "./opened-surveys.ts";

interface Taken {
  survey: SurveyView | null;
}

/** Beyond them a phone asks before it shows anything. */
const keptMs = 3 * dayMs;

const path = "/office/pipeline/surveys";

export const surveyStore = createOfflineStore<PhoneData, Taken>({
  name: "surveys",
  address: () =>
    `${path}/phone.json?${new URLSearchParams(openedSurveys().map((id) => ["id", id]))}`,
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
          surveys: data.surveys.map((one) =>
            one.opportunityId === survey.opportunityId ? survey : one,
          ),
        },
  transport: {
    sendEntry({ id, person, subject, at, act }) {
      const entry: SurveyEntry = {
        version: surveyEntryVersion,
        opportunityId: subject,
        by: person,
        at,
        sentAt: new Date().toISOString(),
        // Only this page gives entries to the store.
        act: act as SurveyAct,
      };
      return askServer(
        `${path}/entries/${id}`,
        { method: "PUT", body: JSON.stringify(entry) },
        (body) => (body.ok === true ? (body as unknown as Taken) : undefined),
      );
    },
    sendPhoto({ id, name, type, content }) {
      const form = new FormData();
      form.append("photo", new Blob([content], { type }), name);
      return askServer(`${path}/photos/${id}`, { method: "PUT", body: form }, (body) =>
        typeof body.sha256 === "string" ? { sha256: body.sha256 } : undefined,
      );
    },
  },
});
