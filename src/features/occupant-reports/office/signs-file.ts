import type { LoaderFunctionArgs } from "react-router";
import { enterFacility } from "#features/facilities/office/facility.server.ts";
import { signsFile } from "../signs.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { actor, facility } = await enterFacility(route);
  return signsFile(route, actor, facility);
}
