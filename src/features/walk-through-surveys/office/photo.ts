/** A photo that a phone has stored, sent until it has arrived: `PUT` by the id that the phone made. */
import type { ActionFunctionArgs } from "react-router";
import { methodNotAllowed } from "#platform/http/method-not-allowed.server.ts";
import { uploadResponse } from "#platform/http/upload-response.server.ts";
import { enterSurveys, idIn } from "./enter-surveys.server.ts";

export const loader = () => methodNotAllowed("PUT");

export async function action(route: ActionFunctionArgs): Promise<Response> {
  const { actor } = await enterSurveys(route);
  return uploadResponse(route, actor, idIn(route.params.id));
}
