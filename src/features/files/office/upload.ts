/** One file at a time, sent by the photo field while the rest of its form is filled in. */
import type { ActionFunctionArgs } from "react-router";
import { requireStaff } from "#platform/http/actor.server.ts";
import { refuseGet } from "#platform/http/method-not-allowed.ts";
import { uploadResponse } from "#platform/http/upload-response.server.ts";

export const loader = refuseGet;

export async function action(route: ActionFunctionArgs): Promise<Response> {
  return uploadResponse(route, await requireStaff(route));
}
