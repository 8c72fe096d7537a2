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
import { type Column, csvHead, csvLines } from "#platform/records/csv.ts";
import { localTime } from "#platform/records/local-time.ts";
import { recordsAtOnce } from "#platform/records/record-page.ts";
import { listSubmissions, type SubmissionListRow } from "../handling/list-submissions.server.ts";
import { type AnsweredKind, mayExport } from "../handling/submission-kinds.ts";
import { submissionServerMessages } from "../messages.server.ts";
import { requireSubmissionReader } from "./list-page.server.ts";
import { readFilter } from "./read-filter.ts";
import { submissionFilterOf } from "./submission-filter.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { actor, view, db } = await requireSubmissionReader(route);
  if (!mayExport(actor, view.kind)) throw notFound();
  const { searchParams } = new URL(route.request.url);
  const filter = submissionFilterOf(readFilter(searchParams, view.kind));
  const fileName = view.path.split("/").at(-1) ?? "export";
  return csvResponse(fileName, async (after) => {
    const page = await listSubmissions(db, actor, view.kind, { ...filter, after }, recordsAtOnce);
    const text = await textOf(db, view.kind, page.rows, {
      language: actor.language,
      isFirst: after === undefined,
    });
    return { text, next: page.next };
  });
}

/** With how the office deals with each, which stands behind what was sent. */
const handlingColumns = (language: Language): readonly Column<SubmissionListRow>[] => {
  const { timeZone } = company;
  const heads = submissionServerMessages(language).export;
  return [
    { name: heads.state, value: ({ state }) => heads.states[state] },
    { name: heads.assignedTo, value: ({ assigneeName }) => assigneeName },
    {
      name: heads.answered({ timeZone }),
      value: ({ answeredAt }) => answeredAt && localTime(answeredAt, timeZone),
    },
  ];
};

function textOf(
  db: AppResources["db"],
  kind: AnsweredKind,
  rows: readonly SubmissionListRow[],
  file: FilePart,
): Promise<string> {
  const ids = rows.map(({ id }) => id);
  const { language } = file;
  const { timeZone } = company;
  switch (kind) {
    case "lead":
      return written(findLeads(db, ids), leadColumns(timeZone, language), rows, file);
    case "contact-message": {
      const columns = contactMessageColumns(timeZone, language);
      return written(findContactMessages(db, ids), columns, rows, file);
    }
  }
}

interface FilePart {
  /** The reader’s language. */
  language: Language;
  /** Begins with the names of the columns. */
  isFirst: boolean;
}

async function written<Row extends { id: string }>(
  reading: Promise<Row[]>,
  columns: readonly Column<Row>[],
  listed: readonly SubmissionListRow[],
  { language, isFirst }: FilePart,
): Promise<string> {
  const records = new Map((await reading).map((record) => [record.id, record]));
  // In the order of the list; what was deleted between the two reads is left out.
  const rows = listed.flatMap((row) => {
    const record = records.get(row.id);
    return record ? [{ record, row }] : [];
  });
  const both: Column<(typeof rows)[number]>[] = [
    ...columns.map(({ name, value }) => ({
      name,
      value: ({ record }: { record: Row }) => value(record),
    })),
    ...handlingColumns(language).map(({ name, value }) => ({
      name,
      value: ({ row }: { row: SubmissionListRow }) => value(row),
    })),
  ];
  return (isFirst ? csvHead(both) : "") + csvLines(both, rows);
}
