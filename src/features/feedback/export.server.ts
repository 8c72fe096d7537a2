import type { RouteRequest } from "#app/http/actor.server.ts";
import { appContext } from "#app/http/context.ts";
import { csvResponse } from "#app/http/csv-response.server.ts";
import { company } from "#content/company.ts";
import { csvHead, csvLines } from "#domain/exports/csv.ts";
import { feedbackColumns } from "#domain/feedback/feedback-columns.ts";
import { listFeedback } from "#domain/feedback/list-feedback.ts";
import { recordsAtOnce } from "#domain/submissions/record-page.ts";
import type { FeedbackRoom } from "./feedback-room.ts";
import { domainFilter, readFilter } from "./read-filter.ts";

const columns = feedbackColumns(company.timeZone);

/** The list that is shown, whole, for a spreadsheet. */
export async function exportFeedback(
  { enter }: FeedbackRoom,
  route: RouteRequest,
): Promise<Response> {
  const actor = await enter(route);
  const { db } = route.context.get(appContext);
  const filter = domainFilter(readFilter(new URL(route.request.url).searchParams));
  return csvResponse("feedback", async (after) => {
    const page = await listFeedback(db, actor, { ...filter, after }, recordsAtOnce);
    const head = after === undefined ? csvHead(columns) : "";
    return { text: head + csvLines(columns, page.lines), next: page.next };
  });
}
