import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { may } from "#platform/identity/permissions.ts";
import type { MessagesRoom } from "../messages-room.ts";

export const officeMessages: MessagesRoom = {
  area: "/office",
  path: "/office/messages",
  namesClients: true,
  async enter(route: RouteRequest) {
    const actor = await requireStaff(route);
    if (!may(actor, "threads.use")) throw new Response(null, { status: 404 });
    return actor;
  },
};
