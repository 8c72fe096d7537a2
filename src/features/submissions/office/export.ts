/** The list that is shown, whole, for a spreadsheet. */

import type { LoaderFunctionArgs } from "react-router";
import { company } from "#content/company.ts";
import { contactMessageColumns } from "#features/contact-messages/contact-message-columns.server.ts";
import { findContactMessages } from "#features/contact-messages/contact-messages.server.ts";
import { leadColumns } from "#features/leads/lead-columns.server.ts";
import { findLeads } from "#features/leads/leads.server.ts";
import type { AppResources } from "#platform/http/context.ts";
import { csvResponse } from "#platform/http/csv-response.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import type { Language } from "#platform/language/language.ts";
import type { Column } from "#platform/records/csv.ts";
import { localTime } from "#platform/records/local-time.ts";
import {
  columnsOfRecord,
  type ListedRecord,
  recordsAtOnce,
  withRecords,
} from "#platform/records/record-page.ts";
import { listSubmissions, type SubmissionListRow } from "../handling/list-submissions.server.ts";
import { mayExport } from "../handling/submission-kinds.ts";
import { submissionServerMessages } from "../messages.server.ts";
import { requireSubmissionReader } from "./list-page.server.ts";
import { readFilter } from "./read-filter.ts";
import { submissionFilterOf } from "./submission-filter.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { actor, view, db } = await requireSubmissionReader(route);
  const { kind } = view;
  if (!mayExport(actor, kind)) throw notFound();
  const { searchParams } = new URL(route.request.url);
  const filter = submissionFilterOf(readFilter(searchParams, kind));
  const fileName = view.path.split("/").at(-1) ?? "export";
  const { language } = actor;
  const { timeZone } = company;
  const answer = <Sent extends { id: string }>(
    columns: readonly Column<Sent>[],
    findRecords: (db: AppResources["db"], ids: readonly string[]) => Promise<Sent[]>,
  ) => {
    const allColumns: Column<ListedRecord<SubmissionListRow, Sent>>[] = [
      ...columnsOfRecord(columns),
      ...handlingColumns(language),
    ];
    return csvResponse(fileName, allColumns, async (after) => {
      const page = await listSubmissions(db, actor, kind, { ...filter, after }, recordsAtOnce);
      const ids = page.rows.map(({ id }) => id);
      return { rows: withRecords(page.rows, await findRecords(db, ids)), next: page.next };
    });
  };
  switch (kind) {
    case "lead":
      return answer(leadColumns(timeZone, language), findLeads);
    case "contact-message":
      return answer(contactMessageColumns(timeZone, language), findContactMessages);
  }
}

/** These columns about the office's work come after those that the visitor filled. */
function handlingColumns(language: Language): readonly Column<{ row: SubmissionListRow }>[] {
  const { timeZone } = company;
  const heads = submissionServerMessages(language).export;
  return [
    { name: heads.state, value: ({ row }) => heads.states[row.state] },
    { name: heads.assignedTo, value: ({ row }) => row.assigneeName },
    {
      name: heads.answered({ timeZone }),
      value: ({ row: { answeredAt } }) => answeredAt && localTime(answeredAt, timeZone),
    },
  ];
}
