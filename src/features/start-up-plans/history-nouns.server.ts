import { eq } from "drizzle-orm";
import {
  type HistoryNouns,
  isAmong,
  type NameReader,
} from "#platform/history/history-nouns.server.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import type { en } from "./messages/en.server.ts";
import { startUpPlanServerMessages } from "./messages.server.ts";
import { startUpPlanMessages } from "./messages.ts";
import { startUpPlans } from "./tables/start-up-plans.ts";

/** The history calls a plan by the name of its facility. */
const readNames: NameReader = async (db, ids) => {
  const rows = await db
    .select({ id: startUpPlans.id, name: facilities.name })
    .from(startUpPlans)
    .innerJoin(facilities, eq(facilities.id, startUpPlans.facilityId))
    .where(isAmong(startUpPlans.id, ids));
  return rows.map(({ id, name }) => [id, { name }]);
};

export const startUpPlanHistory = {
  "start-up-plan": {
    singular: (language) => startUpPlanMessages(language).title,
    plural: (language) => startUpPlanServerMessages(language).plural,
    place: 35,
    messages: (language) => startUpPlanServerMessages(language).events,
    describeField(name, language) {
      const { office, make } = startUpPlanMessages(language);
      if (name === "startsOn") return { label: make.startsOn };
      if (name === "assignedTo") return { label: office.assignedTo };
      return name === "state"
        ? { options: startUpPlanServerMessages(language).stateChoices }
        : undefined;
    },
    readNames,
    pathOf: ({ clientId, facilityId }) =>
      `/office/clients/${clientId}/facilities/${facilityId}/start-up-plan`,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    "start-up-plan": (typeof en)["events"];
  }
}
