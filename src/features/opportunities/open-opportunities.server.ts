/** Each quote request becomes an opportunity, in the transaction in which it is accepted. */
import { and, eq, gt, inArray, notExists, type SQL, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { type LeadRow, leads } from "#features/leads/tables/leads.ts";
import { joinProspects, type Prospect } from "#features/prospects/join-prospects.server.ts";
import { type ChangeEvent, changeEventSql } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { insertRows, insertTogether } from "#platform/database/insert-rows.ts";
import { newId } from "#platform/database/new-id.ts";
import { type ClockJob, hourSeconds, workByClock } from "#platform/jobs/clock-job.server.ts";
import { answerDueAt } from "./answer-promise.server.ts";
import type { OpportunityOrigin } from "./opportunity-types.ts";
import {
  type NewOpportunityRow,
  opportunities,
  opportunityStages,
} from "./tables/opportunities.ts";

/**
 * The same symbols under another letter, so that the two are told to belong together.
 * @param reference of the quote request, e.g. `Q-7KR-4M2W`
 */
const referenceOf = (reference: string): string => reference.replace(/^[^-]*/, "S");

/** Anybody can put anything into the address of the page that says where its visitor came from. */
const wordIn = (campaign: LeadRow["campaign"], ...names: readonly string[]): string => {
  const named = names.find((name) => campaign[name] !== undefined);
  return named === undefined ? "" : (campaign[named] ?? "").trim().toLowerCase();
};

/** The middle of the planning range that the visitor was shown. */
function estimateOf({ rangeLow, rangeHigh }: Pick<LeadRow, "rangeLow" | "rangeHigh">) {
  if (rangeLow === null || rangeHigh === null) return { valueCents: null, valueBasis: null };
  return { valueCents: (rangeLow + rangeHigh) * 50, valueBasis: "range" } as const;
}

/** It was new until somebody answered. */
function firstStages({
  id,
  openedAt,
  answeredAt,
  answeredBy,
}: NewOpportunityRow): (typeof opportunityStages.$inferInsert)[] {
  const first = {
    id: newId(),
    opportunityId: id,
    stage: "new" as const,
    fromStage: null,
    enteredAt: openedAt,
    movedBy: null,
  };
  if (!answeredAt) return [{ ...first, leftAt: null }];
  // Two processes may have dated the two.
  const answered = answeredAt > openedAt ? answeredAt : openedAt;
  return [
    { ...first, leftAt: answered },
    {
      id: newId(),
      opportunityId: id,
      stage: "contacted" as const,
      fromStage: "new" as const,
      enteredAt: answered,
      leftAt: null,
      movedBy: answeredBy ?? null,
    },
  ];
}

/** Inserts that open opportunities, which the caller can combine with its own in one statement. */
interface PreparedOpportunities {
  inserts: SQL[];
  changeEvents: ChangeEvent[];
}

export type AcceptedLead = Pick<
  LeadRow,
  | keyof Prospect
  | "id"
  | "reference"
  | "facilityType"
  | "campaign"
  | "rangeLow"
  | "rangeHigh"
  | "answeredAt"
  | "answeredBy"
  | "assignedTo"
>;

/** @param acceptedLeads those that have no opportunity yet */
export async function prepareOpportunities(
  tx: Transaction,
  acceptedLeads: readonly AcceptedLead[],
  origin: OpportunityOrigin = "quote-request",
): Promise<PreparedOpportunities> {
  if (acceptedLeads.length === 0) return { inserts: [], changeEvents: [] };
  const { ids: prospects, inserts } = await joinProspects(tx, acceptedLeads);
  const rows = acceptedLeads.map((lead, index): NewOpportunityRow => {
    const prospect = prospects[index];
    if (prospect === undefined) throw new Error("no contact was added for a quote request");
    return {
      id: newId(),
      reference: referenceOf(lead.reference),
      leadId: lead.id,
      ...prospect,
      origin,
      facilityType: lead.facilityType,
      source: wordIn(lead.campaign, "utm_source", "ref"),
      campaign: wordIn(lead.campaign, "utm_campaign"),
      stage: lead.answeredAt === null ? "new" : "contacted",
      stageSince: lead.answeredAt ?? lead.receivedAt,
      ...estimateOf(lead),
      ownerId: lead.assignedTo,
      openedAt: lead.receivedAt,
      // An imported request was promised nothing, so it counts as answered when it came.
      answeredAt: lead.answeredAt,
      answeredBy: lead.answeredBy,
      answerDueAt: origin === "quote-request" ? answerDueAt(lead.receivedAt) : null,
    };
  });
  return {
    inserts: [
      ...inserts,
      insertRows(opportunities, rows),
      insertRows(opportunityStages, rows.flatMap(firstStages)),
    ],
    changeEvents: [
      { kind: "opportunity", ...(rows.length === 1 && rows[0] && { id: rows[0].id }) },
    ],
  };
}

/** @param leadIds accepted ones that have no opportunity yet */
export async function openOpportunities(
  tx: Transaction,
  leadIds: readonly string[],
  origin: OpportunityOrigin = "quote-request",
): Promise<void> {
  if (leadIds.length === 0) return;
  const acceptedLeads = await tx
    .select()
    .from(leads)
    .where(inArray(leads.id, [...leadIds]));
  const { inserts, changeEvents } = await prepareOpportunities(tx, acceptedLeads, origin);
  await insertTogether(tx, inserts, changeEvents.map(changeEventSql));
}

// During an upgrade, a process of an earlier release that opens no opportunities may still take in quote
// requests.

export const missingOpportunitiesJob: ClockJob = {
  name: "missing-opportunities",
  times: "*/10 * * * *",
  pollingIntervalSeconds: 10,
  expireInSeconds: 300,
  deleteAfterSeconds: hourSeconds,
};

const atATime = 100;

/** An upgrade is over within days. @returns how many were missing */
export const openMissingOpportunities = (db: Database): Promise<number> =>
  db.transaction(async (tx) => {
    const opened = tx
      .select({ id: opportunities.id })
      .from(opportunities)
      .where(eq(opportunities.leadId, leads.id));
    const missing = await tx
      .select({ id: leads.id })
      .from(leads)
      .where(
        and(
          eq(leads.screening, "accepted"),
          gt(leads.receivedAt, sql`now() - interval '7 days'`),
          notExists(opened),
        ),
      )
      .orderBy(leads.receivedAt)
      .limit(atATime)
      .for("update", { skipLocked: true });
    await openOpportunities(
      tx,
      missing.map(({ id }) => id),
    );
    return missing.length;
  });

export const workOnMissingOpportunities = (
  queue: PgBoss,
  db: Database,
  log: Logger,
): Promise<void> =>
  workByClock(queue, missingOpportunitiesJob, async () => {
    const opened = await openMissingOpportunities(db);
    if (opened > 0) log.info({ opened }, "opportunities opened that were missing");
  });
