import type { Column } from "#platform/records/csv.ts";
import { localTime } from "#platform/records/local-time.ts";
import type { FeedbackListRow } from "./list-feedback.server.ts";

/** @param timeZone of times, e.g. `America/Chicago` */
export const feedbackColumns = (timeZone: string): readonly Column<FeedbackListRow>[] => [
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
