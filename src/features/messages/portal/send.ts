import type { ActionFunctionArgs } from "react-router";
import { sendAsJson } from "../thread.server.ts";
import { portalMessages } from "./portal-messages.server.ts";

export const action = (route: ActionFunctionArgs) =>
  sendAsJson(portalMessages, route, route.params.id);
