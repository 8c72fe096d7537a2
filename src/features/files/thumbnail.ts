import type { LoaderFunctionArgs } from "react-router";
import { requireAreaActor } from "#platform/http/view-by-area.server.ts";
import { fileResponse } from "./file-response.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  return fileResponse(route, await requireAreaActor(route), route.params.id ?? "", "thumbnail");
}
