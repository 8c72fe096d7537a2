import { type RouteRequest, requireClient } from "#platform/http/actor.server.ts";
import { may } from "#platform/identity/permissions.ts";
import type { PeopleView } from "../person.server.ts";

/** A client's people, whom the client's own administrators look after. */
export const portalPeople = {
  path: "/client-portal/people",
  async enter(route: RouteRequest) {
    const actor = await requireClient(route);
    if (!may(actor, "colleagues.change")) throw new Response(null, { status: 404 });
    return actor;
  },
} satisfies PeopleView;
