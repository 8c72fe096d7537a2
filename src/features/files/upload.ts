/** One file at a time, sent by the photo field while the rest of its form is filled in. */
import type { ActionFunctionArgs } from "react-router";
import { refuseGet } from "#platform/http/method-not-allowed.server.ts";
import { uploadResponse } from "#platform/http/upload-response.server.ts";
import { requireAreaActor } from "#platform/http/view-by-area.server.ts";

export const loader = refuseGet;

export async function action(route: ActionFunctionArgs): Promise<Response> {
  return uploadResponse(route, await requireAreaActor(route));
}
