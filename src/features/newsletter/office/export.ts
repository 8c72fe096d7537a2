import type { LoaderFunctionArgs } from "react-router";
import { requestContext } from "#app/http/context.ts";
import { csvResponse } from "#app/http/csv-response.server.ts";
import { company } from "#content/company.ts";
import { csvHead, csvLines } from "#domain/exports/csv.ts";
import { subscriberColumns } from "#domain/newsletter/subscriber-columns.ts";
import { recordsAtOnce } from "#domain/submissions/record-page.ts";
import { readSubscribers, subscriberFilter } from "./read-subscribers.server.ts";

/** What a mailing needs: each address with the link by which it leaves the list. */
export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const filter = subscriberFilter(new URL(route.request.url).searchParams);
  const columns = subscriberColumns(route.context.get(requestContext).origin, company.timeZone);
  const { mayExport } = await readSubscribers(route, filter, 1);
  if (!mayExport) throw new Response(null, { status: 404 });
  return csvResponse("subscribers", async (after) => {
    const page = await readSubscribers(route, { ...filter, after }, recordsAtOnce);
    const head = after === undefined ? csvHead(columns) : "";
    return { text: head + csvLines(columns, page.lines), next: page.next };
  });
}
