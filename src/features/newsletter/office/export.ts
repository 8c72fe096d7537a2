import type { LoaderFunctionArgs } from "react-router";
import { company } from "#content/company.ts";
import { requestContext } from "#platform/http/context.ts";
import { csvResponse } from "#platform/http/csv-response.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { recordsAtOnce } from "#platform/records/record-page.ts";
import { readSubscribers, subscriberColumns, subscriberFilter } from "../subscribers.server.ts";

/** Each address comes with its link to unsubscribe, because a mailing by another program needs both. */
export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const filter = subscriberFilter(new URL(route.request.url).searchParams);
  const { mayExport, language } = await readSubscribers(route, filter, 1);
  if (!mayExport) throw notFound();
  const { origin } = route.context.get(requestContext);
  const columns = subscriberColumns(origin, company.timeZone, language);
  return csvResponse("subscribers", columns, (after) =>
    readSubscribers(route, { ...filter, after }, recordsAtOnce),
  );
}
