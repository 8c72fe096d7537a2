import type { LoaderFunctionArgs } from "react-router";
import { enterFacility } from "#features/facilities/portal/facility.server.ts";
import { signsFile } from "../signs.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { actor, facility } = await enterFacility(route, route.params.id);
  return signsFile(route, actor, facility);
}
