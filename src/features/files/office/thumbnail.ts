import type { LoaderFunctionArgs } from "react-router";
import { requireStaff } from "#platform/http/actor.server.ts";
import { fileResponse } from "../file-response.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  return fileResponse(route, await requireStaff(route), route.params.id ?? "", "thumbnail");
}
