import { type RouteRequest, requireClient, requireStaff } from "#platform/http/actor.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { viewByArea } from "#platform/http/view-by-area.server.ts";
import { may } from "#platform/identity/permissions.ts";
import type { PeopleView } from "./person-screen.server.ts";

/** A client's people, whom the client's own administrators look after. */
export const portalPeople = {
  path: "/client-portal/people",
  async enter(route: RouteRequest) {
    const actor = await requireClient(route);
    if (!may(actor, "colleagues.change")) throw notFound();
    return actor;
  },
} satisfies PeopleView;

/** Everybody's accounts, which administrators look after. */
export const officePeople: PeopleView = {
  path: "/office/people",
  async enter(route) {
    const actor = await requireStaff(route);
    if (!may(actor, "staff.change")) throw notFound();
    return actor;
  },
};

export const peopleView = viewByArea<PeopleView>({ portal: portalPeople, office: officePeople });
