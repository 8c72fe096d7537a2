/** What the home of the portal shows, as `docs/api.md` says. */

import type { LoaderFunctionArgs } from "react-router";
import { readPortalHome } from "#areas/portal/home/home.server.ts";
import { noStoreJson } from "#platform/http/no-store-json.server.ts";

export const loader = async (route: LoaderFunctionArgs): Promise<Response> =>
  noStoreJson(await readPortalHome(route));
