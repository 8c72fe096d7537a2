import type { ActionFunctionArgs } from "react-router";
import { sendAsJson } from "../thread.server.ts";
import { clientMessages } from "./client-messages.server.ts";

export const action = (route: ActionFunctionArgs) =>
  sendAsJson(clientMessages, route, route.params.id);
