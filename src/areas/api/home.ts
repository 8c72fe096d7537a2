/** What the home of the portal shows, as `docs/api.md` says. */
import type { LoaderFunctionArgs } from "react-router";
import { readPortalHome } from "#areas/portal/home/home.server.ts";

export const loader = async (route: LoaderFunctionArgs): Promise<Response> =>
  Response.json(await readPortalHome(route), { headers: { "Cache-Control": "no-store" } });
