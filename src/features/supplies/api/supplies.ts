/** What can be requested at a facility, as described in `docs/api.md`. */
import type { LoaderFunctionArgs } from "react-router";
import { readSupplies } from "../portal/supplies.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { facilities, facility = null, supplies } = await readSupplies(route);
  return Response.json(
    {
      facilities,
      facility,
      supplies: supplies.map((row) => ({ ...row, open: row.open ?? null })),
    },
    { headers: { "Cache-Control": "no-store" } },
  );
}
