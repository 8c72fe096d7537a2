import { requireStaff } from "#platform/http/actor.server.ts";
import { may } from "#platform/identity/permissions.ts";
import type { PeopleView } from "../person.server.ts";

/** Everybody's accounts, which administrators look after. */
export const officePeople: PeopleView = {
  path: "/office/people",
  async enter(route) {
    const actor = await requireStaff(route);
    if (!may(actor, "staff.change")) throw new Response(null, { status: 404 });
    return actor;
  },
};
