import type { ActionFunctionArgs } from "react-router";
import { messagesView } from "./messages-view.server.ts";
import { sendAsJson } from "./thread-screen.server.ts";

export const action = (route: ActionFunctionArgs) =>
  sendAsJson(messagesView(route), route, route.params.id);
