import * as z from "zod/mini";
import { company } from "#content/company.ts";
import { applicationColumns } from "#features/job-applications/application-columns.server.ts";
import {
  findApplications,
  type JobApplication,
} from "#features/job-applications/applications.server.ts";
import { applicationMessages } from "#features/job-applications/messages.ts";
import { listAssignees } from "#features/submissions/handling/assign.server.ts";
import { mayAnswer, mayExport, mayRead } from "#features/submissions/handling/submission-kinds.ts";
import { companyMoment } from "#platform/document/moment.ts";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { csvResponse } from "#platform/http/csv-response.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Language } from "#platform/language/language.ts";
import type { Column } from "#platform/records/csv.ts";
import {
  columnsOfRecord,
  type ListedRecord,
  recordsAtOnce,
  withRecords,
} from "#platform/records/record-page.ts";
import {
  applicationFilterAddress,
  bulkForm,
  type MoveOutcome,
  maxTicked,
  moveOutcomes,
  readApplicationFilter,
} from "../hiring-types.ts";
import {
  type ApplicationListRow,
  countApplications,
  findApplicants,
  listApplications,
  listAppliedOpenings,
} from "../list-applications.server.ts";
import { hiringServerMessages } from "../messages.server.ts";
import { hiringMessages } from "../messages.ts";
import { moveSelectedApplications } from "./move-with-appointment.server.ts";

export const applicationsPath = "/office/applications";

/** @throws 404 for who may not enter */
export async function requireHiringReader(route: RouteRequest) {
  const actor = await requireStaff(route);
  if (!mayRead(actor, "application")) throw notFound();
  return { actor, ...route.context.get(appContext) };
}

/** The filter of the list in an address, without its page. */
export const filterIn = ({ request }: RouteRequest) =>
  readApplicationFilter(new URL(request.url).searchParams);

function toRowView(row: ApplicationListRow, { accountId, language }: Actor) {
  const { rejectionReasons } = applicationMessages(language);
  return {
    id: row.id,
    reference: row.reference,
    name: row.name,
    position: row.positionTitle,
    stage: row.stage,
    isAccepted: row.screening === "accepted",
    since: row.stageSince === null ? undefined : companyMoment(row.stageSince, language).short,
    reason: row.rejectionReason === null ? undefined : rejectionReasons[row.rejectionReason],
    received: companyMoment(row.receivedAt, language),
    assignee: row.assigneeName,
    isMine: row.assignedTo === accountId,
    hasEmailTrouble: [row.officeEmail, row.visitorEmail].includes("failed"),
  };
}

export async function readListPage(route: RouteRequest) {
  const { actor, db } = await requireHiringReader(route);
  const { searchParams } = new URL(route.request.url);
  const filter = filterIn(route);
  const [page, counts, assignees, openings, results] = await Promise.all([
    listApplications(db, actor, filter),
    countApplications(db, actor, filter),
    listAssignees(db, actor, "application"),
    listAppliedOpenings(db, actor),
    resultsIn(searchParams, actor, (ids) => findApplicants(db, actor, ids)),
  ]);
  return {
    path: applicationsPath,
    filter,
    counts,
    assignees,
    openings,
    results,
    next: page.next,
    mayChange: mayAnswer(actor, "application"),
    mayExport: mayExport(actor, "application"),
    rows: page.rows.map((row) => toRowView(row, actor)),
  };
}

export type ListData = Awaited<ReturnType<typeof readListPage>>;

/** The address lists each ticked application with its outcome: `<id>.<outcome>`, separated by commas. */
const resultsSchema = z.catch(
  z
    .array(
      z.pipe(
        z.string().check(z.regex(/^[\da-f-]{36}\.[a-z-]{1,20}$/)),
        z.pipe(
          z.transform((text: string) => ({ id: text.slice(0, 36), outcome: text.slice(37) })),
          z.object({ id: z.uuid(), outcome: z.enum(moveOutcomes) }),
        ),
      ),
    )
    .check(z.maxLength(maxTicked)),
  [],
);

type FoundApplicant = Awaited<ReturnType<typeof findApplicants>>[number];

async function resultsIn(
  search: URLSearchParams,
  { language }: Actor,
  find: (ids: string[]) => Promise<FoundApplicant[]>,
): Promise<{ id: string; text: string }[]> {
  const results = z.parse(resultsSchema, search.get("results")?.split(",") ?? []);
  const applications = new Map(
    (await find(results.map(({ id }) => id))).map((application) => [application.id, application]),
  );
  const { outcomes, gone } = hiringMessages(language).bulk;
  const { stages } = applicationMessages(language);
  const answered = results.flatMap(({ id, outcome }) => {
    const applicant = applications.get(id);
    if (applicant === undefined || outcome === "not-found") return [];
    const text = outcomes[outcome]({ name: applicant.name, stage: stages[applicant.stage] });
    return [{ id, text }];
  });
  const count = results.length - answered.length;
  return count === 0 ? answered : [...answered, { id: "gone", text: gone({ count }) }];
}

const resultsText = (results: readonly { id: string; outcome: MoveOutcome }[]): string =>
  results.map(({ id, outcome }) => `${id}.${outcome}`).join(",");

/** The bulk move of what is ticked. */
export async function handleBulkForm(route: RouteRequest) {
  const { actor, db, queue } = await requireHiringReader(route);
  const filter = { ...filterIn(route), after: undefined };
  return handleFormOnce(
    route,
    {
      form: "several",
      schema: bulkForm(actor.language),
      echoed: ["to", "rejectionReason", "cancelAppointment"],
      actor,
      db,
    },
    async (fields, _, db) => {
      const results = await moveSelectedApplications({ db, queue }, actor, fields);
      const search = new URLSearchParams(applicationFilterAddress(filter));
      search.set("results", resultsText(results));
      return redirectAfterPost(`${applicationsPath}?${search}`);
    },
  );
}

function exportColumns(
  language: Language,
): readonly Column<ListedRecord<ApplicationListRow, JobApplication>>[] {
  const { export: heads } = hiringServerMessages(language);
  return [
    ...columnsOfRecord(applicationColumns(company.timeZone, language)),
    { name: heads.assignedTo, value: ({ row }) => row.assigneeName },
  ];
}

/** The file has every match of the filter, but neither notes nor answers. */
export async function exportApplications(route: RouteRequest): Promise<Response> {
  const { actor, db } = await requireHiringReader(route);
  if (!mayExport(actor, "application")) throw notFound();
  const filter = filterIn(route);
  return csvResponse("applications", exportColumns(actor.language), async (after) => {
    const page = await listApplications(db, actor, { ...filter, after }, recordsAtOnce);
    const applications = await findApplications(
      db,
      page.rows.map(({ id }) => id),
    );
    return { rows: withRecords(page.rows, applications), next: page.next };
  });
}
