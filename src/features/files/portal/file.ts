import type { LoaderFunctionArgs } from "react-router";
import { requireClient } from "#platform/http/actor.server.ts";
import { fileResponse } from "../file-response.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  return fileResponse(route, await requireClient(route), route.params.id ?? "", "whole");
}
