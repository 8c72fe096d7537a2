import { company } from "#content/company.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { csvResponse } from "#platform/http/csv-response.server.ts";
import type { Language } from "#platform/language/language.ts";
import type { Column } from "#platform/records/csv.ts";
import { csvHead, csvLines } from "#platform/records/csv.ts";
import { localTime } from "#platform/records/local-time.ts";
import { recordsAtOnce } from "#platform/records/record-page.ts";
import type { FeedbackView } from "./feedback-view.ts";
import type { FeedbackListRow } from "./list-feedback.server.ts";
import { listFeedback } from "./list-feedback.server.ts";
import { feedbackServerMessages } from "./messages.server.ts";
import { domainFilter, readFilter } from "./read-filter.ts";

const columns = (language: Language): readonly Column<FeedbackListRow>[] => {
  const { timeZone } = company;
  const heads = feedbackServerMessages(language).export;
  return [
    { name: heads.client, value: ({ clientName }) => clientName },
    { name: heads.facility, value: ({ facilityName }) => facilityName },
    { name: heads.workOrder, value: ({ number }) => number ?? "" },
    { name: heads.quarter, value: ({ quarter }) => quarter ?? "" },
    { name: heads.score, value: ({ score }) => (score === null ? "" : String(score)) },
    { name: heads.reason, value: ({ reason }) => reason },
    { name: heads.givenBy, value: ({ giver }) => giver },
    {
      name: heads.answered({ zone: timeZone }),
      value: ({ answeredAt }) => (answeredAt ? localTime(answeredAt, timeZone) : ""),
    },
    {
      name: heads.changed({ zone: timeZone }),
      value: ({ changedAt }) => (changedAt ? localTime(changedAt, timeZone) : ""),
    },
  ];
};

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
    const head = after === undefined ? csvHead(columns(actor.language)) : "";
    return { text: head + csvLines(columns(actor.language), page.rows), next: page.next };
  });
}
