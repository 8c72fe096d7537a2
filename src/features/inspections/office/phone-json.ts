/** Inspections that are planned or begun, for the phone to keep. */
import type { LoaderFunctionArgs } from "react-router";
import { enterInspections } from "./office-inspections.server.ts";
import { readPhoneData } from "./phone.server.ts";

export const loader = async (route: LoaderFunctionArgs) =>
  Response.json(await readPhoneData(await enterInspections(route)), {
    headers: { "Cache-Control": "no-store" },
  });
