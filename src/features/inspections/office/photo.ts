/** A photo that a phone has stored, sent until it has arrived: `PUT` by the id that the phone made. */
import type { ActionFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { methodNotAllowed } from "#platform/http/method-not-allowed.server.ts";
import { uploadResponse } from "#platform/http/upload-response.server.ts";
import { enterInspections } from "./office-inspections.server.ts";

export const loader = () => methodNotAllowed("PUT");

export async function action(route: ActionFunctionArgs): Promise<Response> {
  const { actor } = await enterInspections(route);
  const id = z.safeParse(z.uuid(), route.params.id);
  if (!id.success) throw new Response(null, { status: 404 });
  return uploadResponse(route, actor, id.data);
}
