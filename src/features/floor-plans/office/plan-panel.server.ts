import { appContext } from "#platform/http/context.ts";
import { may } from "#platform/identity/permissions.ts";
import type { PanelReader } from "#platform/record-panels/record-panels.server.ts";
import { listFloorPlans, totalOf } from "../floor-plan-queries.server.ts";

interface FloorPlanPanelData {
  path: string;
  plans: number;
  rooms: number;
  squareFeet: number;
  mayChange: boolean;
}

declare module "#platform/record-panels/panel-types.ts" {
  interface RecordPanels {
    floorPlan: FloorPlanPanelData;
  }
}

export const readFloorPlanPanel: PanelReader<"floorPlan"> = async (route, actor, { kind, id }) => {
  if (kind !== "opportunity" || !may(actor, "opportunities.read")) return undefined;
  const { db } = route.context.get(appContext);
  const plans = await listFloorPlans(db, actor, id);
  const totals = plans.map(({ plan }) => totalOf(plan.drawing));
  return {
    path: `/office/pipeline/${id}/floor-plan`,
    plans: plans.length,
    rooms: totals.reduce((sum, { rooms }) => sum + rooms, 0),
    squareFeet: totals.reduce((sum, { squareFeet }) => sum + squareFeet, 0),
    mayChange: may(actor, "opportunities.change"),
  };
};
