import { company } from "#content/company.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { csvResponse } from "#platform/http/csv-response.server.ts";
import { csvHead, csvLines } from "#platform/records/csv.ts";
import { recordsAtOnce } from "#platform/records/record-page.ts";
import { feedbackColumns } from "./feedback-columns.ts";
import type { FeedbackView } from "./feedback-view.ts";
import { listFeedback } from "./list-feedback.server.ts";
import { domainFilter, readFilter } from "./read-filter.ts";

const columns = feedbackColumns(company.timeZone);

/** The list that is shown, whole, for a spreadsheet. */
export async function exportFeedback(
  { enter }: FeedbackView,
  route: RouteRequest,
): Promise<Response> {
  const actor = await enter(route);
  const { db } = route.context.get(appContext);
  const filter = domainFilter(readFilter(new URL(route.request.url).searchParams));
  return csvResponse("feedback", async (after) => {
    const page = await listFeedback(db, actor, { ...filter, after }, recordsAtOnce);
    const head = after === undefined ? csvHead(columns) : "";
    return { text: head + csvLines(columns, page.rows), next: page.next };
  });
}
