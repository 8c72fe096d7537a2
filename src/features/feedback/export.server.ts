import { company } from "#content/company.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { csvResponse } from "#platform/http/csv-response.server.ts";
import type { Column } from "#platform/records/csv.ts";
import { csvHead, csvLines } from "#platform/records/csv.ts";
import { localTime } from "#platform/records/local-time.ts";
import { recordsAtOnce } from "#platform/records/record-page.ts";
import type { FeedbackView } from "./feedback-view.ts";
import type { FeedbackListRow } from "./list-feedback.server.ts";
import { listFeedback } from "./list-feedback.server.ts";
import { domainFilter, readFilter } from "./read-filter.ts";

/** @param timeZone of times, e.g. `America/Chicago` */
const feedbackColumns = (timeZone: string): readonly Column<FeedbackListRow>[] => [
  { name: "client", value: ({ clientName }) => clientName },
  { name: "facility", value: ({ facilityName }) => facilityName },
  { name: "work order", value: ({ number }) => number ?? "" },
  { name: "quarter", value: ({ quarter }) => quarter ?? "" },
  { name: "score (0-10)", value: ({ score }) => (score === null ? "" : String(score)) },
  { name: "reason", value: ({ reason }) => reason },
  { name: "given by", value: ({ giver }) => giver },
  {
    name: `answered (${timeZone})`,
    value: ({ answeredAt }) => (answeredAt ? localTime(answeredAt, timeZone) : ""),
  },
  {
    name: `changed (${timeZone})`,
    value: ({ changedAt }) => (changedAt ? localTime(changedAt, timeZone) : ""),
  },
];

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
