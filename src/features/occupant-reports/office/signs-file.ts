import type { LoaderFunctionArgs } from "react-router";
import { signsFile } from "../../facilities/signs.server.ts";
import { enterFacility } from "./facility.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { actor, facility } = await enterFacility(route);
  return signsFile(route, actor, facility);
}
