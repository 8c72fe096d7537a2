import { type RouteRequest, requireClient, requireStaff } from "#platform/http/actor.server.ts";
import { viewByArea } from "#platform/http/view-by-area.server.ts";
import type { MessagesView } from "./messages-view.ts";

export const portalMessages: MessagesView = {
  area: "/client-portal",
  path: "/client-portal/messages",
  namesClients: false,
  enter: (route: RouteRequest) => requireClient(route, "threads.use"),
};

const officeMessages: MessagesView = {
  area: "/office",
  path: "/office/messages",
  namesClients: true,
  enter: (route: RouteRequest) => requireStaff(route, "threads.use"),
};

export const messagesView = viewByArea<MessagesView>({
  portal: portalMessages,
  office: officeMessages,
});
