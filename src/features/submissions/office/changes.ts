import type { LoaderFunctionArgs } from "react-router";
import { readChanges } from "./list-changes.server.ts";

/** For open lists, after each change event. */
export const loader = async (route: LoaderFunctionArgs): Promise<Response> =>
  Response.json(await readChanges(route), { headers: { "Cache-Control": "no-store" } });
