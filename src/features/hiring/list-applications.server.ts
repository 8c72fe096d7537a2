/** Lists are read by key, so that any page costs as much as the first. */
import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import {
  type ApplicationStage,
  openStages,
} from "#features/job-applications/application-stage-types.ts";
import { jobApplications } from "#features/job-applications/tables/job-applications.ts";
import {
  countForRail,
  countWhere,
  fitsFilter,
  isBehind,
  isInState,
  isVisible,
  narrowFilter,
  submissionsAPage,
} from "#features/submissions/handling/list-submissions.server.ts";
import { mayRead } from "#features/submissions/handling/submission-kinds.ts";
import { submissionTables } from "#features/submissions/handling/submission-tables.server.ts";
import { submissionFilterOf } from "#features/submissions/office/submission-filter.server.ts";
import type { Count, Database } from "#platform/database/client.ts";
import { byName } from "#platform/database/tables/name-order.ts";
import { emailColumns } from "#platform/email/record-emails.server.ts";
import type { Finder } from "#platform/feature.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { cursorColumn } from "#platform/records/place-cursor.server.ts";
import { type ApplicationFilter, type ApplicationTab, applicationTabs } from "./hiring-types.ts";
import { hiringMessages } from "./messages.ts";

const { screening, stage } = jobApplications;

/** The screening as a literal, so that it matches the partial index in every plan. */
const isAccepted = sql`${screening} = 'accepted'`;

function isInTab(tab: ApplicationTab): SQL | undefined {
  switch (tab) {
    case "quarantined":
    case "spam":
    case "all":
      return isInState("application", tab);
    case "open":
      return and(isAccepted, inArray(stage, [...openStages]));
    default:
      return and(isAccepted, eq(stage, tab));
  }
}

type Narrowing = Omit<ApplicationFilter, "tab" | "sort" | "after">;

/** The filter of all submissions has other names for the same choices. */
const narrowingOf = ({ opening, ...filter }: Narrowing, now?: Date) =>
  submissionFilterOf({ ...filter, category: opening, state: "all", sort: "newest" }, now);

const selectApplications = (db: Database) =>
  db
    .select({
      id: jobApplications.id,
      reference: jobApplications.reference,
      receivedAt: jobApplications.receivedAt,
      name: jobApplications.fullName,
      positionTitle: jobApplications.positionTitle,
      stage: jobApplications.stage,
      stageSince: jobApplications.stageSince,
      rejectionReason: jobApplications.rejectionReason,
      screening: jobApplications.screening,
      assignedTo: jobApplications.assignedTo,
      assigneeName: accounts.name,
      place: cursorColumn(jobApplications.receivedAt, jobApplications.id),
      ...emailColumns(jobApplications, submissionTables.application.messages),
    })
    .from(jobApplications)
    .leftJoin(accounts, eq(accounts.id, jobApplications.assignedTo))
    .$dynamic();

export type ApplicationListRow = Awaited<ReturnType<typeof selectApplications>>[number];

interface ApplicationPage {
  rows: ApplicationListRow[];
  /** The value of `after` for the next page, if there is one. */
  next: string | undefined;
}

/** Empty for actors who may not read them. */
export async function listApplications(
  db: Database,
  actor: Actor,
  filter: ApplicationFilter,
  limit = submissionsAPage,
): Promise<ApplicationPage> {
  const { tab, sort, after, ...narrowing } = filter;
  const order = sort === "oldest" ? asc : desc;
  const applications = await selectApplications(db)
    .where(
      and(
        isInTab(tab),
        await narrowFilter(db, actor, "application", narrowingOf(narrowing)),
        isBehind("application", sort, after),
      ),
    )
    .orderBy(order(jobApplications.receivedAt), order(jobApplications.id))
    .limit(limit + 1);
  const rows = applications.slice(0, limit);
  return { rows, next: applications.length > limit ? rows.at(-1)?.place : undefined };
}

/** Counts for each tab, with all other filters applied, each up to one more than `maxCounted`. */
export async function countApplications(
  db: Database,
  actor: Actor,
  { tab: _, sort: __, after: ___, ...narrowing }: ApplicationFilter,
  now?: Date,
): Promise<Record<ApplicationTab, number>> {
  const others = await narrowFilter(db, actor, "application", narrowingOf(narrowing, now));
  const counted = applicationTabs.map(
    (tab) => sql`${countWhere("application", and(isInTab(tab), others))} as ${sql.identifier(tab)}`,
  );
  const { rows } = await db.execute(sql`select ${sql.join(counted, sql`, `)}`);
  const counts = applicationTabs.map((tab) => [tab, Number(rows[0]?.[tab])] as const);
  return Object.fromEntries(counts) as Record<ApplicationTab, number>;
}

/** Nobody has looked at them: for the rail. */
export const countReceived = (db: Database, actor: Actor): Count =>
  countForRail(db, actor, "application", isInTab("received"));

/** Names and stages of several applicants. Any that the actor may not see is left out. */
export const findApplicants = (
  db: Database,
  actor: Actor,
  ids: readonly string[],
): Promise<{ id: string; name: string; stage: ApplicationStage }[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select({ id: jobApplications.id, name: jobApplications.fullName, stage })
        .from(jobApplications)
        .where(and(isVisible(actor, "application"), inArray(jobApplications.id, [...ids])));

/** Other submissions from the same address, the newest first. */
export const listOthersOfApplicant = (
  db: Database,
  actor: Actor,
  { id, email }: { id: string; email: string },
) =>
  db
    .select({
      id: jobApplications.id,
      positionTitle: jobApplications.positionTitle,
      stage,
      receivedAt: jobApplications.receivedAt,
    })
    .from(jobApplications)
    .where(
      and(
        fitsFilter(actor, "application", { words: email }),
        isAccepted,
        sql`lower(${jobApplications.email}) = lower(${email})`,
        sql`${jobApplications.id} <> ${id}`,
      ),
    )
    .orderBy(desc(jobApplications.receivedAt), desc(jobApplications.id))
    .limit(20);

export interface AppliedOpening {
  /** Names an opening that may have closed since. */
  id: string;
  /** The name that the latest application for it was given. */
  name: string;
}

/**
 * The openings that people have applied for. Jumps from one to the next in the index, so that it
 * costs as many steps as there are openings, however many applied.
 */
export async function listAppliedOpenings(db: Database, actor: Actor): Promise<AppliedOpening[]> {
  if (!mayRead(actor, "application")) return [];
  const latest = sql`select position, position_title from ${jobApplications}`;
  const { rows } = await db.execute(sql`
    with recursive found as (
      (${latest} order by position desc, received_at desc limit 1)
      union all
      select next.* from found, lateral (
        ${latest} where position < found.position order by position desc, received_at desc limit 1
      ) as next
    )
    select position, position_title from found order by ${byName(sql`position_title`)}, position`);
  return rows.map(({ position, position_title: title }) => ({
    id: String(position),
    name: String(title),
  }));
}

export const applicationFinder: Finder = {
  title: (language) => hiringMessages(language).section,
  place: 82,
  async find({ db, actor, words, limit }) {
    const filter = { tab: "all", sort: "newest", words } as const;
    const { rows } = await listApplications(db, actor, filter, limit);
    return rows.map(({ id, name, positionTitle, reference }) => ({
      to: `/office/applications/${id}`,
      label: name,
      detail: `${positionTitle}, ${reference}`,
    }));
  },
};
