/** Success, worth and duration of opportunities, by source, month and owner. */
import { and, eq, gte, isNotNull, type SQL, sql } from "drizzle-orm";
import { company } from "#content/company.ts";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import type { FigureGrouping, OpportunityOrigin, OpportunityStage } from "./opportunity-types.ts";
import { opportunities, opportunityStages } from "./tables/opportunities.ts";

/** More groups than a screen helps to compare. */
const maxGroups = 60;

export interface FigureRow {
  /** A source, a month such as `2026-11`, or the id of an owner; null where there is none. */
  group: string | null;
  /** Two owners may have the same one. */
  ownerName: string | null;
  /** Stands in for a source that nobody knows. */
  origin: OpportunityOrigin | null;
  opened: number;
  won: number;
  lost: number;
  /** A month of what was won, and of what is open. */
  wonCents: number;
  openCents: number;
  /** First answers that were promised, and that were given in time. */
  promised: number;
  answeredInTime: number;
  /** Median hours in each stage that was left, by stage. */
  hours: Partial<Record<OpportunityStage, number>>;
}

const keysOf = (by: FigureGrouping): { group: SQL; origin: SQL } =>
  ({
    source: {
      group: sql`nullif(${opportunities.source}, '')`,
      origin: sql`case when ${opportunities.source} = '' then ${opportunities.origin} end`,
    },
    month: {
      group: sql`to_char(${opportunities.openedAt} at time zone ${company.timeZone}, 'YYYY-MM')`,
      origin: sql`null::text`,
    },
    owner: { group: sql`${opportunities.ownerId}::text`, origin: sql`null::text` },
  })[by];

/** @param days of which what came in is counted, whenever it was decided */
export async function readFigures(
  db: Database,
  actor: Actor,
  { by, days }: { by: FigureGrouping; days: number },
): Promise<FigureRow[]> {
  if (!may(actor, "opportunities.read")) return [];
  const keys = keysOf(by);
  // A duplicate was neither won nor lost, because it never was an opportunity of its own.
  const isCounted = and(
    gte(opportunities.openedAt, sql`now() - make_interval(days => ${days})`),
    sql`${opportunities.lostReason} is distinct from 'duplicate'`,
  );
  const isInTime = sql`${opportunities.answeredAt} <= ${opportunities.answerDueAt}`;
  const isDecided = sql`(${opportunities.answeredAt} is not null
    or ${opportunities.answerDueAt} < now())`;
  const results = await db
    .select({
      group: sql<string | null>`${keys.group}`.as("group_key"),
      origin: sql<OpportunityOrigin | null>`${keys.origin}`.as("origin_key"),
      ownerName: by === "owner" ? sql<string | null>`min(${accounts.name})` : sql<null>`null`,
      opened: sql<number>`count(*)::int`,
      won: countWhere(eq(opportunities.stage, "won")),
      lost: countWhere(eq(opportunities.stage, "lost")),
      wonCents: sumWhere(eq(opportunities.stage, "won")),
      openCents: sumWhere(sql`${opportunities.closedAt} is null`),
      promised: countWhere(sql`${opportunities.answerDueAt} is not null and ${isDecided}`),
      answeredInTime: countWhere(isInTime),
    })
    .from(opportunities)
    .leftJoin(accounts, eq(accounts.id, opportunities.ownerId))
    .where(isCounted)
    .groupBy(sql`group_key`, sql`origin_key`)
    .orderBy(by === "month" ? sql`group_key desc` : sql`count(*) desc, group_key`)
    .limit(maxGroups);
  const seconds = sql`extract(epoch from ${opportunityStages.leftAt} - ${opportunityStages.enteredAt})`;
  const times = await db
    .select({
      group: sql<string | null>`${keys.group}`.as("group_key"),
      origin: sql<OpportunityOrigin | null>`${keys.origin}`.as("origin_key"),
      stage: opportunityStages.stage,
      hours: sql<number>`percentile_cont(0.5) within group (order by ${seconds}) / 3600`.mapWith(
        Number,
      ),
    })
    .from(opportunityStages)
    .innerJoin(opportunities, eq(opportunities.id, opportunityStages.opportunityId))
    .leftJoin(accounts, eq(accounts.id, opportunities.ownerId))
    .where(and(isCounted, isNotNull(opportunityStages.leftAt)))
    .groupBy(sql`group_key`, sql`origin_key`, opportunityStages.stage);
  return results.map((row) => ({
    ...row,
    hours: Object.fromEntries(
      times
        .filter(({ group, origin }) => group === row.group && origin === row.origin)
        .map(({ stage, hours }) => [stage, hours]),
    ),
  }));
}

const countWhere = (condition: SQL | undefined) =>
  sql<number>`count(*) filter (where ${condition})::int`;

const sumWhere = (condition: SQL | undefined) =>
  sql<number>`coalesce(sum(${opportunities.valueCents}) filter (where ${condition}), 0)`.mapWith(
    Number,
  );
