import type { ActionFunctionArgs } from "react-router";
import { sendAsJson } from "../thread.server.ts";
import { officeMessages } from "./office-messages.server.ts";

export const action = (route: ActionFunctionArgs) =>
  sendAsJson(officeMessages, route, route.params.id);
