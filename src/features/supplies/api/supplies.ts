/** Supplies that can be requested at a facility; `docs/api.md` documents them. */

import type { LoaderFunctionArgs } from "react-router";
import { noStoreJson } from "#platform/http/no-store-json.server.ts";
import { readSupplies } from "../portal/supplies-page.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { facilities, facility = null, supplies } = await readSupplies(route);
  return noStoreJson({
    facilities,
    facility,
    supplies: supplies.map((row) => ({ ...row, open: row.open ?? null })),
  });
}
