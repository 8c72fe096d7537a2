/** Lists are read by key, so that any page costs as much as the first. */
import { and, asc, desc, eq, inArray, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { company } from "#content/company.ts";
import {
  companyWords,
  contactWords,
  endsInDigits,
  phoneIn,
} from "#features/prospects/find-companies.server.ts";
import { prospectCompanies, prospectContacts } from "#features/prospects/tables/prospects.ts";
import type { Count, Database } from "#platform/database/client.ts";
import { indexedWords } from "#platform/database/tables/indexed-words.ts";
import { byName } from "#platform/database/tables/name-order.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { maxAttentionCount, maxCounted } from "#platform/search/count-limits.ts";
import { hasEachWord } from "#platform/search/searched-words.server.ts";
import {
  type OpportunityFilter,
  type OpportunitySort,
  type OpportunityStage,
  type OpportunityTab,
  openStages,
  opportunityTabs,
  stages,
} from "./opportunity-types.ts";
import { opportunities, opportunityStages } from "./tables/opportunities.ts";

const rowsAPage = 50;
/** Cards in a column of the board; the list has the rest. */
const cardsAColumn = 30;

/**
 * Every read puts this into its `where`. Prospects belong to no client, so everybody in sales sees all of
 * them.
 */
const isVisible = (actor: Actor): SQL =>
  may(actor, "opportunities.read") ? sql`true` : sql`false`;

const isOpen = isNull(opportunities.closedAt);
const companyToday = (): SQL => sql`(clock_timestamp() at time zone ${company.timeZone})::date`;

/**
 * Nobody has answered yet. A bid can be made before anybody has; all other stages follow from an answer, or
 * end the matter.
 */
const isUnanswered = or(
  eq(opportunities.stage, "new"),
  and(eq(opportunities.stage, "bid"), isNull(opportunities.answeredAt)),
);
const waitsForAnswer = and(isUnanswered, sql`${opportunities.answerDueAt} is not null`);
const isStepDue = (): SQL | undefined =>
  and(isOpen, sql`${opportunities.nextStepOn} <= ${companyToday()}`);

const referenceWords = indexedWords(opportunities.reference);

/** Names of company and contact, address, telephone number and reference, each word in one of them. */
function hasWords(words: string): SQL {
  const digits = phoneIn(words);
  if (digits !== undefined)
    return sql`${opportunities.contactId} in (select ${prospectContacts.id} from ${prospectContacts}
      where ${endsInDigits(prospectContacts.phone, digits)})`;
  return hasEachWord(words, (query) =>
    or(
      sql`${opportunities.companyId} in (select ${prospectCompanies.id} from ${prospectCompanies}
        where ${companyWords} @@ ${query})`,
      sql`${opportunities.contactId} in (select ${prospectContacts.id} from ${prospectContacts}
        where ${contactWords} @@ ${query})`,
      sql`${opportunities.id} in (select ${opportunities.id} from ${opportunities}
        where ${referenceWords} @@ ${query})`,
    ),
  );
}

function isInTab(tab: OpportunityTab): SQL | undefined {
  if (tab === "all") return undefined;
  // An index on stages helps here: most opportunities are closed, and would otherwise all be read.
  return tab === "open"
    ? inArray(opportunities.stage, [...openStages])
    : eq(opportunities.stage, tab);
}

export type NarrowingFilter = Pick<OpportunityFilter, "ownerId" | "source" | "due" | "words">;

const fitsFilter = ({ ownerId, source, due, words }: NarrowingFilter): SQL | undefined =>
  and(
    ownerId === undefined
      ? undefined
      : ownerId === "nobody"
        ? isNull(opportunities.ownerId)
        : eq(opportunities.ownerId, ownerId),
    source === undefined ? undefined : eq(opportunities.source, source),
    due === undefined ? undefined : due === "answer" ? waitsForAnswer : isStepDue(),
    words === undefined ? undefined : hasWords(words),
  );

/**
 * See `oweFirstAnswerAgain`. A value and no `exists`, for which PostgreSQL would rather read the stages of
 * all opportunities once than look up those of a page.
 */
const isAnswerUndelivered = sql<boolean>`(${opportunities.stage} = 'new' and coalesce((
  select true from ${opportunityStages} where ${opportunityStages.opportunityId} = ${opportunities.id}
    and ${opportunityStages.leftAt} is null and ${opportunityStages.fromStage} = 'contacted'
    and ${opportunityStages.movedBy} is null limit 1), false))`;

const selectOpportunities = (db: Database) =>
  db
    .select({
      id: opportunities.id,
      reference: opportunities.reference,
      leadId: opportunities.leadId,
      companyId: opportunities.companyId,
      companyName: prospectCompanies.name,
      contactId: opportunities.contactId,
      contactName: prospectContacts.name,
      email: prospectContacts.email,
      phone: prospectContacts.phone,
      language: prospectContacts.language,
      origin: opportunities.origin,
      facilityType: opportunities.facilityType,
      source: opportunities.source,
      campaign: opportunities.campaign,
      stage: opportunities.stage,
      stageSince: opportunities.stageSince,
      lostReason: opportunities.lostReason,
      lostNote: opportunities.lostNote,
      lostLanguage: opportunities.lostLanguage,
      valueCents: opportunities.valueCents,
      valueBasis: opportunities.valueBasis,
      nextStep: opportunities.nextStep,
      nextStepLanguage: opportunities.nextStepLanguage,
      nextStepOn: opportunities.nextStepOn,
      isStepDue: sql<boolean>`coalesce(${opportunities.closedAt} is null
        and ${opportunities.nextStepOn} <= ${companyToday()}, false)`,
      ownerId: opportunities.ownerId,
      ownerName: accounts.name,
      openedAt: opportunities.openedAt,
      answerDueAt: opportunities.answerDueAt,
      answeredAt: opportunities.answeredAt,
      isAnswerUndelivered,
      closedAt: opportunities.closedAt,
    })
    .from(opportunities)
    .innerJoin(prospectCompanies, eq(prospectCompanies.id, opportunities.companyId))
    .innerJoin(prospectContacts, eq(prospectContacts.id, opportunities.contactId))
    .leftJoin(accounts, eq(accounts.id, opportunities.ownerId))
    .$dynamic();

export type OpportunityListRow = Awaited<ReturnType<typeof selectOpportunities>>[number];

interface SortOrder {
  by: SQL | typeof opportunities.openedAt | typeof opportunities.nextStepOn;
  isDescending: boolean;
}

const value = sql`coalesce(${opportunities.valueCents}, -1)`;

const sortOrders: Readonly<Record<OpportunitySort, SortOrder>> = {
  newest: { by: opportunities.openedAt, isDescending: true },
  oldest: { by: opportunities.openedAt, isDescending: false },
  "next-step": { by: opportunities.nextStepOn, isDescending: false },
  value: { by: value, isDescending: true },
};

/** Compared in the database, as JavaScript has no microseconds. */
function isBehind({ by, isDescending }: SortOrder, after: string | undefined): SQL | undefined {
  if (after === undefined) return undefined;
  const sign = isDescending ? sql`<` : sql`>`;
  // The same expression of another row of the table: only the alias has its columns.
  const place = sql`(select ${by}, ${opportunities.id} from ${opportunities}
    where ${opportunities.id} = ${after})`;
  return sql`(${by}, ${opportunities.id}) ${sign} ${place}`;
}

export interface OpportunityPage {
  rows: OpportunityListRow[];
  /** The value of `after` for the next page, if there is one. */
  next: string | undefined;
}

/** Empty for actors who may not read them. */
export async function listOpportunities(
  db: Database,
  actor: Actor,
  filter: Omit<OpportunityFilter, "sort"> & { sort: OpportunitySort },
  limit = rowsAPage,
): Promise<OpportunityPage> {
  const sort = sortOrders[filter.sort];
  const order = sort.isDescending ? desc : asc;
  const opportunityRows = await selectOpportunities(db)
    .where(
      and(
        isVisible(actor),
        isInTab(filter.tab),
        fitsFilter(filter),
        // A plan without a day stands in no order of days.
        filter.sort === "next-step" ? sql`${opportunities.nextStepOn} is not null` : undefined,
        isBehind(sort, filter.after),
      ),
    )
    .orderBy(order(sort.by), order(opportunities.id))
    .limit(limit + 1);
  const rows = opportunityRows.slice(0, limit);
  return { rows, next: opportunityRows.length > limit ? rows.at(-1)?.id : undefined };
}

/** Counts for each tab, with all other filters applied, each up to one more than `maxCounted`. */
export async function countOpportunities(
  db: Database,
  actor: Actor,
  filter: NarrowingFilter,
): Promise<Record<OpportunityTab, number>> {
  const counted = opportunityTabs.map(
    (tab) =>
      sql`(select count(*)::int from (select from ${opportunities}
        where ${and(isVisible(actor), isInTab(tab), fitsFilter(filter))}
        limit ${maxCounted + 1}) as counted) as ${sql.identifier(tab)}`,
  );
  const { rows } = await db.execute(sql`select ${sql.join(counted, sql`, `)}`);
  const counts = opportunityTabs.map((tab) => [tab, Number(rows[0]?.[tab])] as const);
  return Object.fromEntries(counts) as Record<OpportunityTab, number>;
}

export interface BoardColumn {
  stage: OpportunityStage;
  cards: OpportunityListRow[];
  /** Counts those in this stage that the board does not show as well. */
  count: number;
  /** The value of all of them together, in cents a month. */
  valueCents: number;
}

/** Days for which a closed opportunity stays on the board; the list keeps it longer. */
const closedDays = 30;

const isOnBoard = or(
  isOpen,
  sql`${opportunities.closedAt} > clock_timestamp() - make_interval(days => ${closedDays})`,
);

/** Columns by stage, each with the newest first. */
export async function readBoard(
  db: Database,
  actor: Actor,
  filter: NarrowingFilter,
): Promise<BoardColumn[]> {
  const isShown = and(isVisible(actor), isOnBoard, fitsFilter(filter));
  const sums = await db
    .select({
      stage: opportunities.stage,
      count: sql<number>`count(*)::int`,
      valueCents: sql<number>`coalesce(sum(${opportunities.valueCents}), 0)`.mapWith(Number),
    })
    .from(opportunities)
    .where(isShown)
    .groupBy(opportunities.stage);
  const sumOf = new Map(sums.map((sum) => [sum.stage, sum]));
  return Promise.all(
    stages.map(async (stage) => {
      const { count = 0, valueCents = 0 } = sumOf.get(stage) ?? {};
      const cards =
        count === 0
          ? []
          : await selectOpportunities(db)
              .where(and(isShown, eq(opportunities.stage, stage)))
              .orderBy(desc(opportunities.openedAt), desc(opportunities.id))
              .limit(cardsAColumn);
      return { stage, cards, count, valueCents };
    }),
  );
}

/** Undefined for what does not exist or the actor may not see. */
export async function findOpportunity(
  db: Database,
  actor: Actor,
  id: string,
): Promise<OpportunityListRow | undefined> {
  const [row] = await selectOpportunities(db).where(
    and(isVisible(actor), eq(opportunities.id, id)),
  );
  return row;
}

/** Its stages in the order in which it came to them. */
export const listStages = (db: Database, id: string) =>
  db
    .select({
      id: opportunityStages.id,
      stage: opportunityStages.stage,
      enteredAt: opportunityStages.enteredAt,
      leftAt: opportunityStages.leftAt,
    })
    .from(opportunityStages)
    .where(eq(opportunityStages.opportunityId, id))
    .orderBy(asc(opportunityStages.enteredAt), asc(opportunityStages.id))
    .limit(200);

/** Whom an opportunity of a company can be about. */
export const listContactsOfCompany = (db: Database, companyId: string) =>
  db
    .select({ id: prospectContacts.id, name: prospectContacts.name, email: prospectContacts.email })
    .from(prospectContacts)
    .where(and(eq(prospectContacts.companyId, companyId), isNull(prospectContacts.mergedInto)))
    .orderBy(asc(byName(prospectContacts.name)), asc(prospectContacts.id))
    .limit(200);

/** Other opportunities of the same company or person, the newest first. */
export const listOthersOfProspect = (
  db: Database,
  actor: Actor,
  { id, companyId, contactId }: Pick<OpportunityListRow, "id" | "companyId" | "contactId">,
): Promise<OpportunityListRow[]> =>
  selectOpportunities(db)
    .where(
      and(
        isVisible(actor),
        ne(opportunities.id, id),
        or(eq(opportunities.companyId, companyId), eq(opportunities.contactId, contactId)),
      ),
    )
    .orderBy(desc(opportunities.openedAt), desc(opportunities.id))
    .limit(20);

/** The navigation counts first answers that are owed, and next steps whose day has come. */
export function countDueOpportunities(db: Database, actor: Actor): Count {
  const isOwn = eq(opportunities.ownerId, actor.accountId);
  const isDue = or(waitsForAnswer, and(isStepDue(), or(isOwn, isNull(opportunities.ownerId))));
  return db.$count(sql`(select from ${opportunities} where ${and(isVisible(actor), isDue)}
    limit ${maxAttentionCount + 1}) as counted`);
}

/** First answers that are past what was promised. */
export const countLateAnswers = (db: Database, actor: Actor, now: Date): Promise<number> =>
  db.$count(
    opportunities,
    and(isVisible(actor), waitsForAnswer, lt(opportunities.answerDueAt, now)),
  );

/** Sources that there are. Jumps from one to the next in the index, whatever their number of rows. */
export async function listSources(db: Database, actor: Actor): Promise<string[]> {
  if (!may(actor, "opportunities.read")) return [];
  const { rows } = await db.execute(sql`
    with recursive found as (
      (select source from ${opportunities} order by source limit 1)
      union all
      select (select next.source from ${opportunities} as next
        where next.source > found.source order by next.source limit 1)
      from found where found.source is not null
    )
    select source from found where source <> '' limit 100`);
  return rows.map(({ source }) => String(source));
}
