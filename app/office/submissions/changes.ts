import type { LoaderFunctionArgs } from "react-router";
import { readChanges } from "./list-changes.server.ts";

/** For a list that is open: asked after each hint. */
export const loader = async (arrival: LoaderFunctionArgs): Promise<Response> =>
  Response.json(await readChanges(arrival), { headers: { "Cache-Control": "no-store" } });
