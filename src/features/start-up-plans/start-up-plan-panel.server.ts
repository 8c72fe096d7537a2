import { company } from "#content/company.ts";
import { facilityPath } from "#features/facilities/facility-path.server.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import { appContext } from "#platform/http/context.ts";
import { may } from "#platform/identity/permissions.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import type { PanelReader } from "#platform/record-panels/record-panels.server.ts";
import { findStartUpPlan, type StartUpPlan } from "./start-up-plan-queries.server.ts";
import { greetingDays } from "./start-up-plan-types.ts";
import { type StartUpPlanView, toPlanView } from "./start-up-plan-views.server.ts";

interface StartUpPlanPanelData {
  facilityId: string;
  /** Undefined where there is none yet, for those who may make one. */
  plan: StartUpPlanView | undefined;
  /** The page of the plan, for staff; clients read the whole of it in the panel. */
  path: string | undefined;
}

declare module "#platform/record-panels/panel-types.ts" {
  interface RecordPanels {
    startUpPlan: StartUpPlanPanelData;
  }
}

export const readStartUpPlanPanel: PanelReader<"startUpPlan"> = async (
  route,
  actor,
  { kind, id },
) => {
  if (kind !== "facility") return undefined;
  const { db } = route.context.get(appContext);
  const plan = await findStartUpPlan(db, actor, id);
  if (isClientRole(actor.role))
    return plan === undefined || isOver(plan)
      ? undefined
      : { facilityId: id, plan: toPlanView(plan, actor), path: undefined };
  if (plan === undefined && !may(actor, "start-up-plans.change")) return undefined;
  const path = await facilityPath(db, id);
  return {
    facilityId: id,
    plan: plan && toPlanView(plan, actor),
    path: path && `${path}/start-up-plan`,
  };
};

/** Clients need no plan any more that was carried out long ago. */
function isOver({ startsOn, tasks }: StartUpPlan): boolean {
  const first = addDays(todayIn(company.timeZone, new Date()), -greetingDays);
  return startsOn < first && tasks.every(({ doneAt }) => doneAt !== null);
}
