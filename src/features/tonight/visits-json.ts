/** All visits of tonight with what a crew needs on site, for the phone to keep. */
import type { LoaderFunctionArgs } from "react-router";
import { enterTonight, readTonight } from "./tonight.server.ts";

export const loader = async (route: LoaderFunctionArgs) =>
  Response.json(await readTonight(await enterTonight(route)), {
    headers: { "Cache-Control": "no-store" },
  });
