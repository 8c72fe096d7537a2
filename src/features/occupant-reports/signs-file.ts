import type { LoaderFunctionArgs } from "react-router";
import { enterFacility as enterInOffice } from "#features/facilities/office/facility.server.ts";
import { enterFacility as enterInPortal } from "#features/facilities/portal/facility.server.ts";
import { viewByArea } from "#platform/http/view-by-area.server.ts";
import { signsFile } from "./signs.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { actor, facility } = await enterByArea(route)(route);
  return signsFile(route, actor, facility);
}

const enterByArea = viewByArea<typeof enterInOffice | typeof enterOwn>({
  portal: enterOwn,
  office: enterInOffice,
});

function enterOwn(route: LoaderFunctionArgs) {
  return enterInPortal(route, route.params.id);
}
