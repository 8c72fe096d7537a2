import { type RouteRequest, requireClient, requireStaff } from "#platform/http/actor.server.ts";
import { viewByArea } from "#platform/http/view-by-area.server.ts";
import type { PeopleView } from "./person-screen.server.ts";

/** A client's people, whom the client's own administrators look after. */
export const portalPeople = {
  path: "/client-portal/people",
  enter: (route: RouteRequest) => requireClient(route, "colleagues.change"),
} satisfies PeopleView;

/** Everybody's accounts, which administrators look after. */
export const officePeople: PeopleView = {
  path: "/office/people",
  enter: (route) => requireStaff(route, "staff.change"),
};

export const peopleView = viewByArea<PeopleView>({ portal: portalPeople, office: officePeople });
