import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { may } from "#platform/identity/permissions.ts";
import type { MessagesView } from "../messages-view.ts";

export const officeMessages: MessagesView = {
  area: "/office",
  path: "/office/messages",
  namesClients: true,
  async enter(route: RouteRequest) {
    const actor = await requireStaff(route);
    if (!may(actor, "threads.use")) throw new Response(null, { status: 404 });
    return actor;
  },
};
