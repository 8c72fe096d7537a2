/** Inspections that are planned or begun, for the phone to keep. */
import type { LoaderFunctionArgs } from "react-router";
import { noStoreJson } from "#platform/http/no-store-json.server.ts";
import { requireInspector } from "./detail-page.server.ts";
import { readPhoneData } from "./phone.server.ts";

export const loader = async (route: LoaderFunctionArgs) =>
  noStoreJson(await readPhoneData(await requireInspector(route)));
