/** Inspections for the phone to keep: `?id=` names those that were opened on it. */
import type { LoaderFunctionArgs } from "react-router";
import { noStoreJson } from "#platform/http/no-store-json.server.ts";
import { requireInspector } from "./detail-page.server.ts";
import { readPhoneData } from "./phone.server.ts";

export const loader = async (route: LoaderFunctionArgs) => {
  const opened = new URL(route.request.url).searchParams.getAll("id");
  return noStoreJson(await readPhoneData(await requireInspector(route), opened));
};
