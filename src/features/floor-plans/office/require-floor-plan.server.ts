/** The door of all pages of an opportunity's floor plans. */

import { findOpportunity } from "#features/opportunities/opportunity-queries.server.ts";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { notFound, requireUuid } from "#platform/http/not-found.server.ts";
import type { Refuse } from "#platform/http/signed-in-form.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { findFloorPlan } from "../floor-plan-queries.server.ts";
import { floorPlanServerMessages } from "../messages.server.ts";

export type PlanRoute = RouteRequest & { params: Readonly<Record<string, string | undefined>> };

/** @throws 404 as well for what the actor may not see */
export async function requireFloorPlanReader(route: PlanRoute) {
  const actor = await requireStaff(route, "opportunities.read");
  const { db } = route.context.get(appContext);
  const opportunity = await findOpportunity(db, actor, requireUuid(route.params.id));
  if (opportunity === undefined) throw notFound();
  const mayChange = may(actor, "opportunities.change") && opportunity.closedAt === null;
  return {
    actor,
    db,
    opportunity,
    mayChange,
    listPath: `/office/pipeline/${opportunity.id}/floor-plan`,
  };
}

/** The plan need not exist: a form that removed it may arrive a second time. */
export async function requireFloorPlanAddress(route: PlanRoute) {
  const entered = await requireFloorPlanReader(route);
  const address = { opportunityId: entered.opportunity.id, id: requireUuid(route.params.planId) };
  return { ...entered, address, path: `${entered.listPath}/${address.id}` };
}

/** @throws 404 as well for a plan of another opportunity */
export async function requireFloorPlan(route: PlanRoute) {
  const entered = await requireFloorPlanAddress(route);
  const floorPlan = await findFloorPlan(entered.db, entered.actor, entered.address);
  if (floorPlan === undefined) throw notFound();
  return { ...entered, ...floorPlan };
}

type Problem = keyof ReturnType<typeof floorPlanServerMessages>["problems"];

/** A fault of a file stands beside its field, any other above the form. */
export function refuseFloorPlan(refuse: Refuse, reason: Problem) {
  if (reason === "not-found") throw notFound();
  const sentence = floorPlanServerMessages(refuse.language).problems[reason];
  const isAboutFile = reason === "no-file" || reason === "unknown-file" || reason === "no-picture";
  return isAboutFile ? refuse(422, { photos: sentence }) : refuse(409, sentence);
}
