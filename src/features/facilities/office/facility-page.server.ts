import * as z from "zod/mini";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { may } from "#platform/identity/permissions.ts";
import type { Language } from "#platform/language/language.ts";
import type { FacilityProblem } from "../change-facility.server.ts";
import { toFacilityView } from "../facility-view.server.ts";
import { findFacility } from "../find-facility.server.ts";
import { facilityServerMessages } from "../messages.server.ts";

const uuid = z.uuid();

interface FacilityRoute extends RouteRequest {
  params: { id?: string | undefined; facilityId?: string | undefined };
}

/** @throws 404 for a facility that does not exist, is another client's, or is not for this person */
export async function requireFacility(route: FacilityRoute) {
  const actor = await requireStaff(route);
  const { db } = route.context.get(appContext);
  const { id, facilityId } = route.params;
  const parsedId = z.safeParse(uuid, facilityId);
  const facility =
    parsedId.success && may(actor, "clients.read")
      ? await findFacility(db, actor, parsedId.data)
      : undefined;
  if (facility === undefined || facility.clientId !== id) throw notFound();
  const path = `/office/clients/${id}/facilities/${facility.id}`;
  const mayChange = may(actor, "facilities.change");
  const hasSigns = may(actor, "signs.print");
  return {
    actor,
    db,
    facility,
    search: new URL(route.request.url).searchParams,
    page: {
      path,
      mayChange,
      facility: { ...toFacilityView(facility, actor.language), hasSigns, mayChange },
    },
  };
}

/** @throws 404 also for people who may only read it */
export async function requireEditableFacility(route: FacilityRoute) {
  const entered = await requireFacility(route);
  if (!entered.page.mayChange) throw notFound();
  return { ...entered, path: entered.page.path };
}

/** Sentences that say why a command did nothing. */
export const facilityProblems = (language: Language): Readonly<Record<FacilityProblem, string>> =>
  facilityServerMessages(language).problems;
