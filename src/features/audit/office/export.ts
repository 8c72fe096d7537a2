import type { LoaderFunctionArgs } from "react-router";
import { company } from "#content/company.ts";
import { csvResponse } from "#platform/http/csv-response.server.ts";
import { readChanges, requireAuditReader } from "./audit-page.server.ts";
import { exportColumns, exportRows } from "./export-columns.server.ts";

/** Each may have many fields: writing them must not hold up other requests. */
const changesAtOnce = 200;

/** The changes that the filters leave, whole: a line for each changed field. */
export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { actor, db, filter } = await requireAuditReader(route);
  const columns = exportColumns(company.timeZone, actor.language);
  return csvResponse("audit", columns, async (after) => {
    const page = await readChanges({ actor, db }, { ...filter, after }, changesAtOnce);
    return { rows: exportRows(page.changes), next: page.next };
  });
}
