import type { FeatureServer } from "#platform/feature.server.ts";
import { startUpPlanHistory } from "./history-nouns.server.ts";
import { startUpPlanMessages } from "./messages.ts";
import { startUpPlanPersonalData } from "./personal-data.server.ts";
import { startUpTasksOnStartPage } from "./start-page.server.ts";
import { readStartUpPlanPanel } from "./start-up-plan-panel.server.ts";
import { startUpPlans, startUpTasks } from "./tables/start-up-plans.ts";

declare module "#platform/changes/change-event-kinds.ts" {
  interface ChangeEventKinds {
    "start-up-plan": "client";
  }
}

export const startUpPlansServer = {
  name: "start-up-plans",
  names: (language) => ({
    "/office/clients/start-up-tasks": { label: startUpPlanMessages(language).tasks },
  }),
  changeEvents: { "start-up-plan": { about: "client", needs: "facilities.read" } },
  history: startUpPlanHistory,
  archive: [{ table: startUpPlans }, { table: startUpTasks }],
  personalData: startUpPlanPersonalData,
  panels: { startUpPlan: readStartUpPlanPanel },
  startPage: startUpTasksOnStartPage,
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
