import type { LoaderFunctionArgs } from "react-router";
import { requireFacility as enterInOffice } from "#features/facilities/office/facility-page.server.ts";
import { requireFacility as enterInPortal } from "#features/facilities/portal/facility-page.server.ts";
import { viewByArea } from "#platform/http/view-by-area.server.ts";
import { signsFile } from "./signs-screen.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { actor, facility } = await enterByArea(route)(route);
  return signsFile(route, actor, facility);
}

const enterByArea = viewByArea<typeof enterInOffice | typeof requireOwnSigns>({
  portal: requireOwnSigns,
  office: enterInOffice,
});

function requireOwnSigns(route: LoaderFunctionArgs) {
  return enterInPortal(route, route.params.id);
}
