import { type RouteRequest, requireClient, requireStaff } from "#platform/http/actor.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { viewByArea } from "#platform/http/view-by-area.server.ts";
import { may } from "#platform/identity/permissions.ts";
import type { MessagesView } from "./messages-view.ts";

export const portalMessages: MessagesView = {
  area: "/client-portal",
  path: "/client-portal/messages",
  namesClients: false,
  async enter(route: RouteRequest) {
    const actor = await requireClient(route);
    if (!may(actor, "threads.use")) throw notFound();
    return actor;
  },
};

const officeMessages: MessagesView = {
  area: "/office",
  path: "/office/messages",
  namesClients: true,
  async enter(route: RouteRequest) {
    const actor = await requireStaff(route);
    if (!may(actor, "threads.use")) throw notFound();
    return actor;
  },
};

export const messagesView = viewByArea<MessagesView>({
  portal: portalMessages,
  office: officeMessages,
});
