import type { LoaderFunctionArgs } from "react-router";
import { noStoreJson } from "#platform/http/no-store-json.server.ts";
import { readChanges } from "./list-page.server.ts";

/** Open lists call this after each change event. */
export const loader = async (route: LoaderFunctionArgs): Promise<Response> =>
  noStoreJson(await readChanges(route));
