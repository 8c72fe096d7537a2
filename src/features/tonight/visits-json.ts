/** The phone keeps all of tonight's visits, with everything a crew needs on site. */
import type { LoaderFunctionArgs } from "react-router";
import { noStoreJson } from "#platform/http/no-store-json.server.ts";
import { readTonight, requireCrew } from "./tonight-page.server.ts";

export const loader = async (route: LoaderFunctionArgs) =>
  noStoreJson(await readTonight(await requireCrew(route)));
