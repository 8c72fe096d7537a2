import type { FeatureServer } from "#platform/feature.server.ts";
import { deleteLeftFloorPlanFiles } from "./delete-left-files.server.ts";
import { floorPlanFiles } from "./file-records.server.ts";
import { floorPlanHistory } from "./history-nouns.server.ts";
import { readFloorPlanPanel } from "./office/plan-panel.server.ts";
import { floorPlanPersonalData } from "./personal-data.server.ts";
import { floorPlans } from "./tables/floor-plans.ts";

export const floorPlansServer = {
  name: "floor-plans",
  cleanup: { floorPlanFiles: deleteLeftFloorPlanFiles },
  history: floorPlanHistory,
  fileRecords: floorPlanFiles,
  archive: [{ table: floorPlans }],
  panels: { floorPlan: readFloorPlanPanel },
  personalData: floorPlanPersonalData,
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
