import * as z from "zod/mini";
import { requiredText } from "#platform/forms/fields.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { addFloorPlan } from "../floor-plan-commands.server.ts";
import { listFloorPlans, totalOf } from "../floor-plan-queries.server.ts";
import { maxPlanName, maxPlans } from "../floor-plan-types.ts";
import { floorPlanServerMessages } from "../messages.server.ts";
import { floorPlanMessages } from "../messages.ts";
import {
  type PlanRoute,
  refuseFloorPlan,
  requireFloorPlanReader,
} from "./require-floor-plan.server.ts";

export async function readPlanList(route: PlanRoute) {
  const { actor, db, opportunity, mayChange, listPath } = await requireFloorPlanReader(route);
  const plans = await listFloorPlans(db, actor, opportunity.id);
  const done = new URL(route.request.url).searchParams.get("done");
  return {
    path: listPath,
    opportunityId: opportunity.id,
    opportunityPath: `/office/pipeline/${opportunity.id}`,
    company: opportunity.companyName,
    isClosed: opportunity.closedAt !== null,
    mayAdd: mayChange && plans.length < maxPlans,
    isFull: plans.length >= maxPlans,
    isRemoved: done === "removed",
    plans: plans.map(({ plan, picture }) => ({
      id: plan.id,
      path: `${listPath}/${plan.id}`,
      name: plan.name,
      thumbnail:
        picture && !picture.isHeld ? `${listPath}/${plan.id}/file?which=thumbnail` : undefined,
      ...totalOf(plan.drawing),
    })),
  };
}

export type PlanListData = Awaited<ReturnType<typeof readPlanList>>;

const form = byLanguage((language) =>
  z.object({
    name: requiredText(language, {
      min: 1,
      max: maxPlanName,
      message: floorPlanMessages(language).errors.planName,
    }),
  }),
);

export async function handleNewPlan(route: PlanRoute) {
  const { actor, db, opportunity, listPath } = await requireFloorPlanReader(route);
  const { alreadyReceived } = floorPlanServerMessages(actor.language);
  return handleFormOnce(
    route,
    {
      form: "floor-plan-new",
      schema: form(actor.language),
      echoed: ["name"],
      sender: actor,
      actor,
      db,
      adds: () => ({ noun: "floor-plan", question: alreadyReceived }),
    },
    async ({ name }, refuse, db, fileIds) => {
      const result = await addFloorPlan({ db }, actor, opportunity.id, name, fileIds);
      return result.ok
        ? redirectAfterPost(`${listPath}/${result.id}?done=added`)
        : refuseFloorPlan(refuse, result.reason);
    },
  );
}
