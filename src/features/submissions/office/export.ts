/** The list that is shown, whole, for a spreadsheet. */
import type { LoaderFunctionArgs } from "react-router";
import type { AppResources } from "#app/http/context.ts";
import { csvResponse } from "#app/http/csv-response.server.ts";
import { company } from "#content/company.ts";
import { applicationColumns } from "#domain/careers/application-columns.ts";
import { findApplications } from "#domain/careers/applications.ts";
import { contactMessageColumns } from "#domain/contact-messages/contact-message-columns.ts";
import { findContactMessages } from "#domain/contact-messages/contact-messages.ts";
import { type Column, csvHead, csvLines } from "#domain/exports/csv.ts";
import { localTime } from "#domain/exports/local-time.ts";
import { leadColumns } from "#domain/leads/lead-columns.ts";
import { findLeads } from "#domain/leads/leads.ts";
import {
  listSubmissions,
  type SubmissionLine,
} from "#domain/submissions/handling/list-submissions.ts";
import { mayExport, type SubmissionKind } from "#domain/submissions/handling/submission-kinds.ts";
import { recordsAtOnce } from "#domain/submissions/record-page.ts";
import { readFilter } from "./read-filter.ts";
import { enterRoom } from "./read-list.server.ts";
import { submissionFilterOf } from "./submission-filter.server.ts";

const { timeZone } = company;

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { actor, room, db } = await enterRoom(route);
  if (!mayExport(actor, room.kind)) throw new Response(null, { status: 404 });
  const { searchParams } = new URL(route.request.url);
  const filter = submissionFilterOf(readFilter(searchParams, room.kind));
  const fileName = room.path.split("/").at(-1) ?? "export";
  return csvResponse(fileName, async (after) => {
    const page = await listSubmissions(db, actor, room.kind, { ...filter, after }, recordsAtOnce);
    const text = await textOf(db, room.kind, page.lines, after === undefined);
    return { text, next: page.next };
  });
}

/** With how the office deals with each, which stands behind what was sent. */
const handlingColumns: readonly Column<SubmissionLine>[] = [
  { name: "state", value: ({ state }) => state },
  { name: "assigned to", value: ({ assigneeName }) => assigneeName },
  {
    name: `answered (${timeZone})`,
    value: ({ answeredAt }) => answeredAt && localTime(answeredAt, timeZone),
  },
];

function textOf(
  db: AppResources["db"],
  kind: SubmissionKind,
  lines: readonly SubmissionLine[],
  isFirst: boolean,
): Promise<string> {
  const ids = lines.map(({ id }) => id);
  switch (kind) {
    case "lead":
      return written(findLeads(db, ids), leadColumns(timeZone), lines, isFirst);
    case "contact-message":
      return written(findContactMessages(db, ids), contactMessageColumns(timeZone), lines, isFirst);
    case "application":
      return written(findApplications(db, ids), applicationColumns(timeZone), lines, isFirst);
  }
}

async function written<Row extends { id: string }>(
  reading: Promise<Row[]>,
  columns: readonly Column<Row>[],
  lines: readonly SubmissionLine[],
  isFirst: boolean,
): Promise<string> {
  const records = new Map((await reading).map((record) => [record.id, record]));
  // In the order of the list; what was deleted between the two reads is left out.
  const rows = lines.flatMap((line) => {
    const record = records.get(line.id);
    return record ? [{ record, line }] : [];
  });
  const both: Column<(typeof rows)[number]>[] = [
    ...columns.map(({ name, value }) => ({
      name,
      value: ({ record }: { record: Row }) => value(record),
    })),
    ...handlingColumns.map(({ name, value }) => ({
      name,
      value: ({ line }: { line: SubmissionLine }) => value(line),
    })),
  ];
  return (isFirst ? csvHead(both) : "") + csvLines(both, rows);
}
